import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFilesAfterPage } from '@/components/events/own-results/use-files-after-page'

const assign = vi.fn()
const FILE = '/api/events/results/csv?locale=en'

function Page() {
  useFilesAfterPage()
  return (
    <>
      <a href={FILE}>file</a>
      <a href="/events">page</a>
    </>
  )
}

beforeEach(() => vi.stubGlobal('location', { href: location.href, assign }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  assign.mockReset()
})

const arrives = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

/** @returns whether the browser would follow the link */
function press(name: string, keys: MouseEventInit = {}): boolean {
  let follows = true
  addEventListener(
    'click',
    (event) => {
      follows = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent.click(screen.getByText(name), keys)
  return follows
}

test('a file that is asked for while the page arrives is fetched once it is whole, once', () => {
  arrives('interactive')
  render(<Page />)
  expect([press('file'), press('file')]).toEqual([false, false])
  expect(assign).not.toHaveBeenCalled()
  fireEvent.load(window)
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(FILE))
})

test('of a whole page the browser fetches it itself, and so it does for a new tab', () => {
  arrives('complete')
  render(<Page />)
  expect(press('file')).toBe(true)
  arrives('interactive')
  expect(press('file', { ctrlKey: true })).toBe(true)
})

test('links to pages are followed at once, and nothing is fetched that nobody asked for', () => {
  arrives('interactive')
  render(<Page />)
  expect(press('page')).toBe(true)
  fireEvent.load(window)
  expect(assign).not.toHaveBeenCalled()
})
