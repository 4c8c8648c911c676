import { expect, test } from 'vitest'
import { safeHtml } from '@/lib/content/fields/safe-html'

const SITE = 'https://site.test'

test('keeps text, emphasis, lists and links', () => {
  const html = '<p>Ride <strong>on</strong> and <em>on</em></p><ol start="2"><li><a href="/events">here</a></li></ol>'
  expect(safeHtml(html, SITE)).toBe(html)
})

test.each([
  ['<script>alert(1)</script>Ride', 'Ride'],
  ['<img src=x onerror=alert(1)>Ride', 'Ride'],
  ['<p onclick="alert(1)" style="position:fixed">Ride</p>', '<p>Ride</p>'],
  ['<a href="javascript:alert(1)">Ride</a>', '<a>Ride</a>'],
  ['<iframe src="https://evil.test"></iframe><form><input></form>Ride', 'Ride'],
  ['<p id="main" class="fixed">Ride', '<p>Ride</p>'],
])('%j loses what could run or get in the way', (html, kept) => {
  expect(safeHtml(html, SITE)).toBe(kept)
})

test('a link that leads away opens a new tab, one within the site does not whatever it says', () => {
  expect(safeHtml('<a href="https://else.test/">x</a>', SITE)).toBe(
    '<a href="https://else.test/" target="_blank" rel="noopener noreferrer">x</a>',
  )
  expect(safeHtml('<a href="https://site.test/a" target="_blank">x</a>', SITE)).toBe(
    '<a href="https://site.test/a">x</a>',
  )
})
