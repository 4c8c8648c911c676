import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import StageClock from '@/components/campaigns/stage-clock'
import { notifyEnrolment } from '@/lib/domains/campaigns/enrolment-changes'

/** Refreshes that the server answers, and all that are tried. */
const refresh = vi.hoisted(() => vi.fn())
const tried = vi.hoisted(() => vi.fn())
const server = vi.hoisted(() => ({ isBusy: false }))
vi.mock('@/components/ui/use-refresh', () => ({
  useRefresh: () => async () => {
    tried()
    if (!server.isBusy) refresh()
    return !server.isBusy
  },
}))

const NOW = Date.parse('2026-03-01T10:00:00Z')
const inMs = (ms: number) => new Date(NOW + ms).toISOString()
const DAY_MS = 86_400_000

const starts = { registration: inMs(-1), campaign: inMs(60_000), post: inMs(60 * DAY_MS) }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  refresh.mockClear()
  tried.mockClear()
  server.isBusy = false
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
})

type Props = Partial<Parameters<typeof StageClock>[0]>

/** A page that shows this. @returns what makes it show something else, as a refresh does */
function open(first: Props) {
  const page = (props: Props) => (
    <main>
      <h1>{props.shown}</h1>
      <StageClock
        campaign="tour"
        starts={starts}
        shown="registration"
        stageChangedText="The page has changed."
        {...props}
      />
    </main>
  )
  const { rerender, unmount } = render(page(first))
  return { turn: (props: Props) => rerender(page(props)), unmount }
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.advanceTimersByTimeAsync(1)) // what begins at the end of that
}

test('a page is refreshed when a boundary passes while it is open, not before it [CP-029]', async () => {
  open({ isEnrolled: true })
  await pass(60_000)
  expect(refresh).not.toHaveBeenCalled()
  await pass(2)
  expect(refresh).toHaveBeenCalledOnce()
})

test('boundaries that change nothing for the visitor pass by', async () => {
  open({})
  open({ isEnrolled: false })
  await pass(DAY_MS)
  expect(refresh).not.toHaveBeenCalled()
})

test('a boundary weeks ahead is waited for in portions that timers can take', async () => {
  open({})
  await pass(60 * DAY_MS)
  expect(refresh).not.toHaveBeenCalled()
  await pass(2)
  expect(refresh).toHaveBeenCalledOnce()
})

test('a boundary that passed while the machine slept is noticed when the page is shown again', async () => {
  open({ isEnrolled: true })
  vi.setSystemTime(NOW + DAY_MS)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(0)
  expect(refresh).toHaveBeenCalledOnce()
})

test('a page that the server can’t answer at the boundary stays as it is, and is refreshed once it can [CP-029]', async () => {
  server.isBusy = true
  open({ isEnrolled: true })
  await pass(60_000)
  await pass(10)
  expect(tried).toHaveBeenCalled()
  expect(refresh).not.toHaveBeenCalled()
  server.isBusy = false
  await pass(2000)
  expect(refresh).toHaveBeenCalledOnce()
})

test('so does the page of a player who has registered [CP-045]', async () => {
  server.isBusy = true
  open({ isEnrolled: false })
  notifyEnrolment({ shortName: 'tour', isRegistered: true })
  await pass(0)
  await pass(0)
  expect(refresh).not.toHaveBeenCalled()
  server.isBusy = false
  await pass(2000)
  expect(refresh).toHaveBeenCalledOnce()
  await pass(DAY_MS)
  expect(refresh).toHaveBeenCalledOnce()
})

test('a server whose clock is behind is asked a few times more, then left alone', async () => {
  const { turn } = open({ isEnrolled: true })
  await pass(60_002)
  await pass(2000)
  expect(refresh).toHaveBeenCalledTimes(2)
  await pass(DAY_MS)
  expect(refresh).toHaveBeenCalledTimes(5)
  turn({ isEnrolled: true, shown: 'progress' })
  await pass(DAY_MS)
  expect(refresh).toHaveBeenCalledTimes(5)
})

test('once the page is right nobody is asked again, and the change is announced without taking the focus', async () => {
  const { turn } = open({ isEnrolled: true })
  await pass(60_000)
  await pass(10)
  turn({ isEnrolled: true, shown: 'progress' })
  await pass(500)
  expect(screen.getByRole('status')).toHaveTextContent('The page has changed.')
  expect(document.body).toHaveFocus()
  await pass(DAY_MS)
  expect(refresh).toHaveBeenCalledOnce()
})

test('a page that comes in place of the one that asked for it announces the change as well', async () => {
  const { unmount } = open({ isEnrolled: true })
  await pass(60_000)
  await pass(10)
  unmount()
  open({ isEnrolled: true, shown: 'progress' })
  await pass(500)
  expect(screen.getByRole('status')).toHaveTextContent('The page has changed.')
})

test('an enrolment refreshes the page, and puts the focus on its heading [CP-029, CP-045]', async () => {
  const { turn } = open({ isEnrolled: false })
  notifyEnrolment({ shortName: 'tour', isRegistered: true })
  await pass(0)
  expect(refresh).toHaveBeenCalledOnce()
  turn({ isEnrolled: true, shown: 'progress' })
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('an enrolment that leaves the page as it is leaves the focus where it is', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  const { turn } = open({ isEnrolled: false })
  button.focus()
  notifyEnrolment({ shortName: 'tour', isRegistered: true })
  await pass(0)
  turn({ isEnrolled: true })
  expect(button).toHaveFocus()
  button.remove()
})

test('a withdrawal whose button has gone with it puts the focus on the heading', async () => {
  const { turn } = open({ isEnrolled: true })
  notifyEnrolment({ shortName: 'tour', isRegistered: false })
  await pass(0)
  turn({ isEnrolled: false })
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('changes of another campaign, or after the page was left, mean nothing', async () => {
  const { unmount } = open({ isEnrolled: false })
  notifyEnrolment({ shortName: 'classics', isRegistered: true })
  await pass(0)
  unmount()
  notifyEnrolment({ shortName: 'tour', isRegistered: true })
  await pass(DAY_MS)
  expect(refresh).not.toHaveBeenCalled()
})

test('a page that was left while the server was asked is refreshed no more', async () => {
  server.isBusy = true
  const { unmount } = open({ isEnrolled: false })
  notifyEnrolment({ shortName: 'tour', isRegistered: true })
  await pass(0)
  unmount()
  const before = tried.mock.calls.length
  server.isBusy = false
  await pass(DAY_MS)
  expect(tried).toHaveBeenCalledTimes(before)
  expect(refresh).not.toHaveBeenCalled()
})

test('a refresh that never came takes nobody’s focus later', async () => {
  server.isBusy = true
  const { turn } = open({ isEnrolled: false })
  notifyEnrolment({ shortName: 'tour', isRegistered: true })
  await pass(DAY_MS)
  server.isBusy = false
  turn({ isEnrolled: true, shown: 'progress' })
  expect(document.body).toHaveFocus()
})
