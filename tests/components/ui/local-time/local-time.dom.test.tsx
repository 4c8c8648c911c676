import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocalTime } from '@/components/ui/local-time/local-time'
import { startHeadScript } from '../../../head-script'
import { travelTo } from '../../../travel-to'

const instant = '2026-11-24T19:00:00Z'

function drawn(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<LocalTime instant={instant} locale="en" />)
  return document.body.firstElementChild as HTMLElement
}

test('the server says UTC, and the instant for programs', () => {
  travelTo('Asia/Tokyo')
  const time = drawn()
  expect(time).toHaveTextContent('Tue, Nov 24, 7:00 PM UTC')
  expect(time).toHaveAttribute('datetime', instant)
})

test("in the browser it says the visitor's own zone, in the same text node", async () => {
  const time = drawn()
  const text = time.querySelector('[data-local-time]')?.firstChild
  travelTo('America/New_York')
  await startHeadScript()
  expect(time).toHaveTextContent('Tue, Nov 24, 2:00 PM EST')
  expect(time.querySelector('[data-local-time]')?.firstChild).toBe(text)
})

test('keeps room for the longest form, unseen and unread', () => {
  const time = drawn()
  expect(time.dataset.longest?.replaceAll('\u202f', ' ')).toBe('Tue, Nov 00, 00:00 PM GMT+12:45')
  expect(time).toHaveClass('local-time')
  const styles = readFileSync('components/ui/local-time/local-time.css', 'utf8')
  expect(styles).toMatch(/&::after \{\s+visibility: hidden;\s+content: attr\(data-longest\);/)
})
