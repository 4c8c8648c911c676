import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FollowAddress } from '@/components/layout/follow-address'
import { scrollToHash } from '@/components/layout/scroll-to-hash'

vi.mock('next/navigation', () => ({ usePathname: () => '/plans' }))

/** What the page has been scrolled to. */
const scrolled = vi.fn<(to: ScrollToOptions) => void>()
const motion = { matches: false }
const SECTION_PX = 1000
/** A scroll takes a second. */
const SLOWLY = { timeout: 5000 }

beforeEach(() => {
  vi.useFakeTimers()
  motion.matches = false
  vi.stubGlobal('matchMedia', () => motion)
  vi.stubGlobal('scrollTo', scrolled)
})

afterEach(() => {
  scrolled.mockReset()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
})

/** Each lies a thousand pixels below the one before it. */
function addSection(id: string): void {
  const section = document.createElement('section')
  section.id = id
  const top = (document.body.childElementCount + 1) * SECTION_PX
  section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  document.body.append(section)
}

const height = () => scrolled.mock.lastCall?.[0].top

test('scrolls smoothly to the element that the hash names, in a second [PB-014, CN-032, SX-001]', () => {
  addSection('faq-3')
  scrollToHash('#faq-3')
  vi.advanceTimersByTime(900)
  expect(height()).toBeGreaterThan(0)
  expect(height()).toBeLessThan(SECTION_PX)
  vi.advanceTimersByTime(120)
  expect(height()).toBe(SECTION_PX)
})

test('jumps for visitors who ask for less motion', () => {
  motion.matches = true
  addSection('faq-3')
  scrollToHash('#faq-3')
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: SECTION_PX, behavior: 'instant' })
})

test('looks again every 200 ms for an element that is not there yet [PB-015, PB-016, CN-031]', () => {
  scrollToHash('#faq-3')
  vi.advanceTimersByTime(399)
  addSection('faq-3')
  expect(scrolled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1100)
  expect(height()).toBe(SECTION_PX)
})

test('stops looking once it has found it [PB-016]', () => {
  addSection('faq-3')
  scrollToHash('#faq-3')
  vi.advanceTimersByTime(1100)
  const times = scrolled.mock.calls.length
  vi.advanceTimersByTime(10_000)
  expect(scrolled).toHaveBeenCalledTimes(times)
})

test('gives up after 30 seconds', () => {
  scrollToHash('#faq-3')
  vi.advanceTimersByTime(30_200)
  addSection('faq-3')
  vi.advanceTimersByTime(10_000)
  expect(scrolled).not.toHaveBeenCalled()
})

test('stops looking when it is told to', () => {
  const stop = scrollToHash('#faq-3')
  stop()
  addSection('faq-3')
  vi.advanceTimersByTime(10_000)
  expect(scrolled).not.toHaveBeenCalled()
})

test.each([
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
])('finds the element of %s', (hash, id) => {
  addSection(id)
  scrollToHash(hash)
  vi.advanceTimersByTime(1100)
  expect(height()).toBe(SECTION_PX)
})

test('follows the hash of the address, and each later one [PB-014]', async () => {
  addSection('first')
  addSection('second')
  window.history.replaceState(null, '', '#first')
  render(<FollowAddress />)
  await vi.waitFor(() => expect(height()).toBe(SECTION_PX), SLOWLY)
  window.location.hash = '#second'
  await vi.waitFor(() => expect(height()).toBe(2 * SECTION_PX), SLOWLY)
})

test('does nothing on an address without a hash', async () => {
  addSection('')
  render(<FollowAddress />)
  await vi.advanceTimersByTimeAsync(1000)
  expect(scrolled).not.toHaveBeenCalled()
})
