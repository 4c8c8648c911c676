import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HashScroll } from '@/components/layout/hash-scroll'
import { scrollToHash } from '@/components/layout/scroll-to-hash'

vi.mock('next/navigation', () => ({ usePathname: () => '/plans' }))

const scrolled = vi.fn<(this: Element, options: unknown) => void>()
const motion = { matches: false }

beforeEach(() => {
  vi.useFakeTimers()
  motion.matches = false
  vi.stubGlobal('matchMedia', () => motion)
  Element.prototype.scrollIntoView = scrolled
})

afterEach(() => {
  scrolled.mockReset()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
})

function addSection(id: string): Element {
  const section = document.createElement('section')
  section.id = id
  document.body.append(section)
  return section
}

test('scrolls smoothly to the element that the hash names [PB-014]', () => {
  const section = addSection('faq-3')
  scrollToHash('#faq-3')
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
  expect(scrolled.mock.contexts).toEqual([section])
})

test('jumps for visitors who ask for less motion', () => {
  motion.matches = true
  addSection('faq-3')
  scrollToHash('#faq-3')
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' })
})

test('looks again every 200 ms for an element that is not there yet [PB-015, PB-016, CN-031]', () => {
  scrollToHash('#faq-3')
  vi.advanceTimersByTime(399)
  addSection('faq-3')
  expect(scrolled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('stops looking once it has found it [PB-016]', () => {
  addSection('faq-3')
  scrollToHash('#faq-3')
  vi.advanceTimersByTime(10_000)
  expect(scrolled).toHaveBeenCalledTimes(1)
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
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('follows the hash of the address, and each later one [PB-014]', async () => {
  const [first, second] = [addSection('first'), addSection('second')]
  window.history.replaceState(null, '', '#first')
  render(<HashScroll />)
  await vi.waitFor(() => expect(scrolled.mock.contexts).toEqual([first]))
  window.location.hash = '#second'
  await vi.waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(second))
})

test('does nothing on an address without a hash', async () => {
  addSection('')
  render(<HashScroll />)
  await vi.advanceTimersByTimeAsync(1000)
  expect(scrolled).not.toHaveBeenCalled()
})
