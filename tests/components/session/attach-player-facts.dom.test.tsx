import { http } from 'msw/http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import attachPlayerFacts from '@/components/session/attach-player-facts'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { SITE } from '../../lib/support/session'

const answer = {
  isAuthenticated: true,
  playerId: 'maya',
  publicId: 'ply-maya',
  firstName: 'Maya',
  lastName: 'L',
  isMale: null,
  usesMetric: true,
  fundraiserId: null,
}

let root: HTMLElement
beforeEach(() => {
  document.documentElement.dataset.player = 'on'
  delete document.documentElement.dataset.units
  delete document.documentElement.dataset.gender
  root = document.createElement('div')
  root.innerHTML = '<span data-player-initial></span><p data-player-name></p>'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** On a page that is gone after the test. */
function attach(): () => void {
  const detach = attachPlayerFacts(root)
  onTestFinished(detach)
  return detach
}

const answering = (changes: object = {}) =>
  ownApi(http.get('/api/session', () => Response.json({ ...answer, ...changes })))

const shown = () => [
  root.querySelector('[data-player-initial]')?.textContent,
  root.querySelector('[data-player-name]')?.textContent,
]

test('the menu shows the first name and its initial', async () => {
  answering()
  attach()
  await vi.waitFor(() => expect(shown()).toEqual(['M', 'Maya']))
})

test.each([
  ['東京', '東'],
  ['𠮷野', '𠮷'],
  ['', ''],
  ['<b>x</b>', '<'],
])('the name %s is text, and its first sign whole', async (firstName, initial) => {
  answering({ firstName })
  attach()
  await vi.waitFor(() => expect(document.documentElement.dataset.units).toBe('metric'))
  expect(shown()).toEqual([initial, firstName])
})

test.each([
  [true, 'metric'],
  [false, 'imperial'],
])('the page is told which units the player uses: %s', async (usesMetric, units) => {
  answering({ usesMetric })
  attach()
  await vi.waitFor(() => expect(document.documentElement.dataset.units).toBe(units))
})

test.each([
  [true, 'male'],
  [false, 'other'],
  [null, 'other'],
])('the page is told which lists of events are the player’s: male %s [EV-090, EV-097]', async (isMale, gender) => {
  answering({ isMale })
  attach()
  await vi.waitFor(() => expect(document.documentElement.dataset.gender).toBe(gender))
})

test('a session that has ended leaves the menu without a name, hidden', async () => {
  ownApi(http.get('/api/session', () => problemAnswer('not_signed_in', 401)))
  attach()
  await vi.waitFor(() => expect(document.documentElement.dataset.player).toBeUndefined())
  expect(shown()).toEqual(['', ''])
})

test('a page that comes back from the history asks again, and no other does', async () => {
  answering()
  attach()
  await vi.waitFor(() => expect(shown()).toEqual(['M', 'Maya']))
  answering({ firstName: 'Mai' })
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(shown()).toEqual(['M', 'Mai']))
})

test.each([
  ['nobody is signed in any more', () => problemAnswer('not_signed_in', 401)],
  ['somebody else is', () => Response.json({ ...answer, playerId: 'tomas', firstName: 'Tomás' })],
])('it is reloaded where %s: what it shows is a player’s own', async (_, now) => {
  answering()
  attach()
  await vi.waitFor(() => expect(shown()).toEqual(['M', 'Maya']))
  const reload = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL(SITE), { reload }))
  ownApi(http.get('/api/session', now))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(shown()).toEqual(['M', 'Maya'])
})

test('an answer that comes after the menu is gone changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  ownApi(http.get('/api/session', () => promise))
  attach()()
  resolve(Response.json(answer))
  await new Promise((done) => setTimeout(done))
  expect(shown()).toEqual(['', ''])
})

test('links to a player’s progress are opened above the page, as long as the menu is there', () => {
  answering()
  const detach = attach()
  document.body.innerHTML = '<a href="/settings/campaigns/tour">Mine</a>'
  const isLeft = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    let isDefault = true
    addEventListener('click', () => ((isDefault = !event.defaultPrevented), event.preventDefault()), { once: true })
    document.querySelector('a')?.dispatchEvent(event)
    return isDefault
  }
  expect(isLeft()).toBe(false)
  detach()
  expect(isLeft()).toBe(true)
})
