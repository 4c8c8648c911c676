import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { KEPT_PRESS } from '@/lib/core/delivery-steps'
import { keptPresses } from '@/lib/delivery/kept-presses'

const heard = vi.fn<(event: Event) => void>()

/** What React and `behaviour()` do once script is at work in an element. */
function attach(element: HTMLElement) {
  Object.assign(element, { onclick: () => {} })
  element.addEventListener('click', heard)
}

function draw(html: string): HTMLElement {
  document.body.innerHTML = html
  const button = document.querySelector('button')
  if (button === null) throw new Error('There is no button.')
  return button
}

const isMarked = (button: HTMLElement) => button.dataset.heard === 'yes'

beforeAll(() => void runInThisContext(keptPresses))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  heard.mockClear()
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

test('a press before the script is there is marked at once and done once when it is', () => {
  const button = draw('<button type="button"><b>More</b></button>')
  button.querySelector('b')?.click()
  expect(isMarked(button)).toBe(true)
  vi.advanceTimersByTime(3000)
  attach(button)
  vi.advanceTimersByTime(100)
  expect([heard.mock.calls.length, isMarked(button)]).toEqual([1, false])
  vi.advanceTimersByTime(60_000)
  expect(heard).toHaveBeenCalledOnce()
})

test('three presses before the script is there are one', () => {
  const button = draw('<button type="button">More</button>')
  for (let times = 0; times < 3; times += 1) button.click()
  attach(button)
  vi.advanceTimersByTime(1000)
  expect(heard).toHaveBeenCalledOnce()
})

test('script that is at work around the button counts', () => {
  const button = draw('<div><p><button type="button">More</button></p></div>')
  button.click()
  const around = button.closest('div')
  if (around) attach(around)
  vi.advanceTimersByTime(100)
  expect(heard).toHaveBeenCalledOnce()
})

test('a press that is heard already is not repeated', () => {
  const button = draw('<button type="button">More</button>')
  attach(button)
  button.click()
  vi.advanceTimersByTime(1000)
  expect([heard.mock.calls.length, isMarked(button)]).toEqual([1, false])
})

test.each([
  ['submits its form', '<form><button type="submit">Send</button></form>'],
  ['submits by default', '<form><button>Send</button></form>'],
  ['opens a popover', '<button type="button" popovertarget="menu">Menu</button>'],
  ['opens a dialog', '<button type="button" command="show-modal" commandfor="terms">Terms</button>'],
])('a button that %s without script is left to the browser', (_case, html) => {
  const button = draw(html)
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  button.click()
  expect(isMarked(button)).toBe(false)
})

test('a press whose script never comes is given up, and one on a button that has gone is forgotten', () => {
  const button = draw('<button type="button">More</button>')
  button.click()
  vi.advanceTimersByTime(21_000)
  expect([isMarked(button), vi.getTimerCount()]).toEqual([false, 0])
  button.click()
  button.remove()
  vi.advanceTimersByTime(100)
  expect(vi.getTimerCount()).toBe(0)
})

test('a press during which React hydrates the button is served by React, and not repeated', () => {
  const button = draw('<button type="button">More</button>')
  document.addEventListener('click', () => attach(button), { capture: true, once: true })
  button.click()
  vi.advanceTimersByTime(1000)
  expect([heard.mock.calls.length, isMarked(button)]).toEqual([1, false])
})

test('a press that React holds back, since it can’t hydrate the button yet, is repeated', () => {
  const button = draw('<button type="button">More</button>')
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
  button.click()
  attach(button)
  vi.advanceTimersByTime(1000)
  expect(heard).toHaveBeenCalledOnce()
})

test('how long a press was kept is measured', () => {
  const measured = vi.spyOn(performance, 'measure').mockReturnValue({} as PerformanceMeasure)
  const button = draw('<button type="button">More</button>')
  button.click()
  expect(measured).not.toHaveBeenCalled()
  attach(button)
  vi.advanceTimersByTime(1000)
  expect(measured).toHaveBeenCalledExactlyOnceWith(KEPT_PRESS, { start: expect.any(Number) })
})
