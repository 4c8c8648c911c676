import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import attachLocalTime from '@/components/ui/local-time/attach-local-time'
import { LocalTime } from '@/components/ui/local-time/local-time'

const instant = '2026-11-24T19:00:00Z'

function drawn(): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(<LocalTime instant={instant} locale="en" />)
  return box.firstElementChild as HTMLElement
}

/** Puts the visitor into a zone. */
function travelTo(zone: string) {
  process.env.TZ = zone
  onTestFinished(() => {
    process.env.TZ = 'UTC'
  })
}

test('the server says UTC, and the instant for programs', () => {
  travelTo('Asia/Tokyo')
  const time = drawn()
  expect(time).toHaveTextContent('Tue, Nov 24, 7:00 PM UTC')
  expect(time).toHaveAttribute('datetime', instant)
})

test("in the browser it says the visitor's own zone, in the same element", () => {
  const time = drawn()
  const text = time.querySelector('[data-local-time]')?.firstChild
  travelTo('America/New_York')
  attachLocalTime(time, { instant, locale: 'en', format: 'short' })
  expect(time).toHaveTextContent('Tue, Nov 24, 2:00 PM EST')
  expect(time.querySelector('[data-local-time]')?.firstChild).toBe(text)
})

test('keeps room for the longest form, unseen and unread', () => {
  const time = drawn()
  expect(time.dataset.longest?.replaceAll('\u202f', ' ')).toBe('Tue, Nov 00, 00:00 PM GMT+12:45')
  expect(time.className).toContain('after:invisible')
})

test('says UTC again when it is detached', () => {
  const time = drawn()
  travelTo('America/New_York')
  attachLocalTime(time, { instant, locale: 'en', format: 'short' })()
  expect(time).toHaveTextContent('Tue, Nov 24, 7:00 PM UTC')
})

test('an element that is no time is left alone', () => {
  const other = document.createElement('div')
  other.textContent = 'Soon'
  attachLocalTime(other, { instant, locale: 'en', format: 'short' })()
  expect(other).toHaveTextContent('Soon')
})
