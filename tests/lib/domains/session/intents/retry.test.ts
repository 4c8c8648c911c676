import { NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropKept, findForRetry, keepForRetry } from '@/lib/domains/session/intents/retry'
import { offMachine } from '@/tests/support/off-machine'
import { anIntent } from '../../../support/intents'
import { cookiesOf, NOW, requestTo } from '../../../support/session'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const PLACE = '/events/view/7#groups'

/** A browser whose sign-in did not come about. */
async function aBrowser() {
  const response = NextResponse.json({})
  await keepForRetry(response, PLACE, anIntent({ eventSecret: 'lantern' }))
  const { intent } = cookiesOf(response)
  return { cookie: intent, request: requestTo('/login', { cookies: { intent: intent?.value ?? '' } }) }
}

test('another try that leads to the same place is for the same purpose, of the same age', async () => {
  const { request } = await aBrowser()
  await expect(findForRetry(request, PLACE)).resolves.toEqual(anIntent({ eventSecret: 'lantern' }))
})

test('who chooses another language before the other try still wants the same', async () => {
  const { request } = await aBrowser()
  await expect(findForRetry(request, `/de${PLACE}`)).resolves.toEqual(anIntent({ eventSecret: 'lantern' }))
})

test.each([
  ['/', '/de'],
  ['/?from=mail', '/de?from=mail'],
])('so does who was on the home page: %s, then %s', async (before, after) => {
  const response = NextResponse.json({})
  await keepForRetry(response, before, anIntent())
  const request = requestTo('/login', { cookies: { intent: cookiesOf(response).intent?.value ?? '' } })
  await expect(findForRetry(request, after)).resolves.toEqual(anIntent())
})

test('a sign-in to another place is for nothing', async () => {
  const { request } = await aBrowser()
  await expect(findForRetry(request, '/events/view/7')).resolves.toBeUndefined()
})

test('what is kept is sealed, out of reach of scripts, and gone after half an hour', async () => {
  const { cookie, request } = await aBrowser()
  expect(cookie?.value).not.toContain('lantern')
  expect(cookie?.attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'max-age=1800']))
  vi.setSystemTime(NOW + 32 * 60_000)
  await expect(findForRetry(request, PLACE)).resolves.toBeUndefined()
})

test('garbage is nothing', async () => {
  const request = requestTo('/login', { cookies: { intent: 'garbage' } })
  await expect(findForRetry(request, PLACE)).resolves.toBeUndefined()
})

test('it is dropped where there is one', async () => {
  const { request } = await aBrowser()
  const [response, other] = [NextResponse.json({}), NextResponse.json({})]
  dropKept(request, response)
  dropKept(requestTo('/login'), other)
  expect(cookiesOf(response).intent).toEqual({
    value: '',
    attributes: expect.arrayContaining(['path=/', 'httponly', 'samesite=lax', 'max-age=0']),
  })
  expect(cookiesOf(other)).toEqual({})
})

test('with https it is bound to its host, and sent encrypted only', async () => {
  vi.resetModules()
  for (const [name, value] of Object.entries(offMachine)) vi.stubEnv(name, value)
  const kept = await import('@/lib/domains/session/intents/retry')
  const response = NextResponse.json({})
  await kept.keepForRetry(response, PLACE, anIntent())
  expect(cookiesOf(response)['__Host-intent']?.attributes).toEqual(expect.arrayContaining(['path=/', 'secure']))
})
