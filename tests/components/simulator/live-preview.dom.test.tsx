import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePreview } from '@/components/simulator/live-preview'
import { endPause } from '@/components/simulator/pause'
import { Waiting } from '@/components/simulator/waiting'
import type { Packed } from '@/lib/core/simulator/pack-sections'
import { restMs } from '@/lib/core/simulator/state-limits'

const router = vi.hoisted(() => ({ replace: vi.fn<(path: string) => void>(), refresh: vi.fn<() => void>() }))
const attached = vi.hoisted(() => ({ show: (_packed: Packed | undefined): void => undefined }))

vi.mock('next/navigation', () => ({ usePathname: () => '/slice-simulator', useRouter: () => router }))
vi.mock('@/components/simulator/attach-editor', () => ({
  attachEditor: (_zone: HTMLElement, { show }: typeof attached) => {
    attached.show = show
    return () => undefined
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  vi.stubGlobal('parent', { postMessage: () => undefined })
  render(
    <>
      <main id="main" />
      <LivePreview zone="main" origins={[]} tooMuch="Too much" />
    </>,
  )
})
afterEach(() => {
  act(endPause)
  vi.useRealTimers()
})

const CARDS = 30
const show = (...states: (string | undefined)[]) =>
  act(() => states.forEach((state) => attached.show(state === undefined ? undefined : { state, cards: CARDS })))
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const asked = () => router.replace.mock.calls.map(([path]) => path.replace('/slice-simulator?state=', ''))

test('asks the server for the sections that came last, once for all that came together', () => {
  show('first', 'second', 'last')
  expect(router.replace.mock.calls).toEqual([['/slice-simulator?state=last', { scroll: false }]])
  show('last')
  pass(60_000)
  expect(asked()).toEqual(['last'])
  expect(router.refresh).not.toHaveBeenCalled()
})

test('says that it is too much, keeps what it shows, and forgets it with the next that can be shown', () => {
  show(undefined)
  expect(screen.getByRole('alert')).toHaveTextContent('Too much')
  expect(router.replace).not.toHaveBeenCalled()
  show('less')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('rests after each drawing for as long as it costs, and then draws the latest', () => {
  show('one')
  show('two')
  pass(restMs(CARDS) - 1)
  show('three')
  expect(asked()).toEqual(['one'])
  pass(1)
  expect(asked()).toEqual(['one', 'three'])
})

/** What the server answers instead of sections. */
const refuse = (key: string, seconds: number) => render(<Waiting key={key} seconds={seconds} text="In a moment" />)

test('goes on by itself when the server wants a pause: with the latest, asking for nothing meanwhile', () => {
  show('one')
  const { getByRole } = refuse('first', 7)
  expect(getByRole('status')).toHaveTextContent('In a moment')
  pass(5000)
  show('two', 'three')
  pass(1999)
  expect(asked()).toEqual(['one'])
  pass(1)
  expect(asked()).toEqual(['one', 'three'])
})

test('asks for the same again where nothing new has come, and as often as the server says', () => {
  show('one')
  const { rerender } = refuse('first', 3)
  pass(3000)
  expect(router.refresh).toHaveBeenCalledOnce()
  rerender(<Waiting key="second" seconds={3} text="In a moment" />)
  pass(2999)
  expect(router.refresh).toHaveBeenCalledOnce()
  pass(1)
  expect(router.refresh).toHaveBeenCalledTimes(2)
  pass(60_000)
  expect(router.refresh).toHaveBeenCalledTimes(2)
  expect(asked()).toEqual(['one'])
})

test('a page that was refused before its editor sent anything asks again', () => {
  refuse('first', 3)
  pass(3000)
  expect(router.refresh).toHaveBeenCalledOnce()
})
