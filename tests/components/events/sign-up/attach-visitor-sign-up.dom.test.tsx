import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachVisitorSignUp from '@/components/events/sign-up/attach-visitor-sign-up'

const root = document.body.appendChild(document.createElement('form'))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  sessionStorage.clear()
  root.innerHTML = `
    <div><button data-closes="2026-03-01T12:01:00.000Z">Join</button><p hidden>Closed</p></div>
    <div><button data-closes="2026-03-01T11:59:59.000Z">Join</button><p hidden>Closed</p></div>`
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () =>
  [...root.querySelectorAll('div')].map((start) =>
    [...start.children].filter((each) => !each.hasAttribute('hidden')).map(({ textContent }) => textContent),
  )

/** The form as it is about to be sent. @returns the fields that are */
function send(): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries({ kind: 'event_sign_up', eventId: '7', subgroupId: '70' }))
    formData.set(name, value)
  root.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return formData
}

test('keeps what a visitor wants to join, for this tab, and sends no intent besides [EV-038]', () => {
  const detach = attachVisitorSignUp(root)
  expect(send().has('kind')).toBe(false)
  expect(JSON.parse(sessionStorage.getItem('intent:event_sign_up') ?? '')).toEqual({
    details: { eventId: '7', subgroupId: '70' },
    at: Date.now(),
  })
  detach()
})

test('where the browser keeps nothing, the form brings the intent to the server', () => {
  const detach = attachVisitorSignUp(root)
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { setItem })
  expect(send().get('kind')).toBe('event_sign_up')
  detach()
})

test('is undone without a trace', () => {
  attachVisitorSignUp(root)()
  expect(send().get('kind')).toBe('event_sign_up')
  vi.advanceTimersByTime(120_000)
  expect(sessionStorage.length).toBe(0)
  expect(shown()).toEqual([['Join'], ['Closed']])
})

test('closes what a cached page still shows as open, at once and as the time comes [EV-086]', () => {
  const detach = attachVisitorSignUp(root)
  expect(shown()).toEqual([['Join'], ['Closed']])
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual([['Join'], ['Closed']])
  vi.advanceTimersByTime(15_000)
  expect(shown()).toEqual([['Closed'], ['Closed']])
  detach()
})
