import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Countdown } from '@/components/ui/countdown/countdown'
import { countRemaining } from '@/lib/core/remaining'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { startHeadScript, untilServed } from '../../../head-script'

const endsAt = new Date('2027-03-01T18:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2027-02-27T16:58:57Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

async function drawn(props: Partial<Parameters<typeof Countdown>[0]> = {}) {
  const box = document.body
  box.innerHTML = renderToStaticMarkup(await resolveTree(<Countdown endsAt={endsAt} locale="en" {...props} />))
  const root = box.querySelector<HTMLElement>('.countdown')
  if (!root) throw new Error('no countdown drawn')
  return root
}

const figures = (root: HTMLElement) => [...root.querySelectorAll('dd')].map((figure) => figure.textContent).join(' ')

test('counts down to its end each second, then stays at zeros [SL-hero_banner-12]', async () => {
  const root = await drawn()
  await startHeadScript()
  expect(figures(root)).toBe('02 01 01 03')
  vi.advanceTimersByTime(3000)
  expect(figures(root)).toBe('02 01 01 00')
  vi.advanceTimersByTime(1000)
  expect(figures(root)).toBe('02 01 00 59')
  vi.setSystemTime(new Date(endsAt.getTime() - 500))
  vi.advanceTimersByTime(1000)
  expect(figures(root)).toBe('00 00 00 00')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [{}, 'Ends March 1, 2027 at 6:00 PM UTC'],
  [{ until: 'starts' }, 'Starts March 1, 2027 at 6:00 PM UTC'],
] as const)('says what happens at that moment, also without script: %o', async (props, words) => {
  const root = await drawn(props)
  expect(root.getAttribute('aria-label')).toBe(words)
  expect(root.querySelector('time')?.textContent).toBe(words)
})

test('follows the site’s clock, and shows zeros at once past the end', async () => {
  document.documentElement.dataset.clockOffset = String(365 * 86_400_000)
  onTestFinished(() => {
    delete document.documentElement.dataset.clockOffset
  })
  const root = await drawn()
  await startHeadScript()
  expect(figures(root)).toBe('00 00 00 00')
  expect(vi.getTimerCount()).toBe(0)
})

test('begins when it is drawn in the browser, and stops when it is gone', async () => {
  document.body.innerHTML = ''
  await startHeadScript()
  const root = await drawn()
  await untilServed()
  expect(figures(root)).toBe('02 01 01 03')
  document.body.innerHTML = ''
  await untilServed()
  expect(vi.getTimerCount()).toBe(0)
})

test('counts as the rest of the site does', async () => {
  const root = await drawn()
  await startHeadScript()
  for (const ms of [0, 1, 999, 59_000, 3_600_000, 86_400_001]) {
    vi.setSystemTime(new Date(endsAt.getTime() - ms))
    document.dispatchEvent(new Event('visibilitychange'))
    const left = Object.values(countRemaining(endsAt, new Date()))
    expect(figures(root)).toBe(left.map((each) => String(each).padStart(2, '0')).join(' '))
  }
})

test('names days, hours, minutes and seconds, in the words of the content where it has some [SL-hero_banner-13]', async () => {
  const labels = (root: HTMLElement) => [...root.querySelectorAll('dt')].map((label) => label.textContent)
  expect(labels(await drawn())).toEqual(['days', 'hours', 'minutes', 'seconds'])
  expect(labels(await drawn({ labels: { days: 'sleeps' } }))).toEqual(['sleeps', 'hours', 'minutes', 'seconds'])
})

test('says its end in UTC without script, and is a timer that is not read out as it runs', async () => {
  const root = await drawn()
  expect(root.querySelector('time')).toHaveTextContent('Ends March 1, 2027 at 6:00 PM UTC')
  expect(root.querySelector('time')).toHaveAttribute('datetime', '2027-03-01T18:00:00.000Z')
  expect(root).toHaveAttribute('role', 'timer')
  expect(root).toHaveAccessibleName(/Ends March 1, 2027/)
  expect(root.querySelector('[aria-live]')).toBeNull()
})
