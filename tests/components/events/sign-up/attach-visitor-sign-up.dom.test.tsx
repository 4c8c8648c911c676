import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachVisitorSignUp from '@/components/events/sign-up/attach-visitor-sign-up'

const root = document.createElement('div')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  sessionStorage.clear()
  root.innerHTML = `
    <div><a href="#" data-sign-up="70" data-event="7" data-closes="2026-03-01T12:01:00.000Z"><b>Join</b></a><p hidden>Closed</p></div>
    <div><a href="#" data-sign-up="71" data-event="7" data-closes="2026-03-01T11:59:59.000Z">Join</a><p hidden>Closed</p></div>
    <a href="#">Elsewhere</a>`
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () => [...root.querySelectorAll('div')].map((start) => [...start.children].filter((each) => !each.hasAttribute('hidden')).map(({ textContent }) => textContent))

test('keeps what a visitor wants to join, for this tab [EV-038]', () => {
  const detach = attachVisitorSignUp(root)
  root.querySelector('b')?.click()
  expect(JSON.parse(sessionStorage.getItem('sign-up-intent') ?? '')).toEqual({ eventId: 7, subgroupId: 70, at: Date.now() })
  detach()
})

test('keeps nothing of other clicks, nor once it is undone', () => {
  const detach = attachVisitorSignUp(root)
  root.querySelector<HTMLElement>('a:not([data-sign-up])')?.click()
  detach()
  root.querySelector('b')?.click()
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
