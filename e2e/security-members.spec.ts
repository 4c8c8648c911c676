// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import {
  attempt,
  expectDiscreet,
  foreign,
  forms,
  nobodysPage,
  othersPages,
  own,
  withoutSession,
} from './support/attempts.ts'
import { memberHandlers } from './support/member-handlers.ts'
import { rawRequest } from './support/raw-request.ts'
import { sealedSession } from './support/sealed-session.ts'
import { beginMatrix, noteAnswer } from './support/security-matrix.ts'

test.describe.configure({ mode: 'default' })

/** Every page that only players see. */
const pages = [
  '/settings/membership',
  '/settings/membership?state=succeeded',
  '/settings/profile',
  '/de/settings/profile',
  '/settings',
  '/settings/profile?tab=1',
  '/my-events',
  '/my-events/results',
  '/de/my-events/results?after=1.2',
  '/settings/campaigns',
  '/settings/fundraising',
  '/settings/campaigns/tour-of-summits',
  '/my-events/list',
  '/settings/connections',
  '/settings/membership/cancel',
  '/settings/account',
  '/settings/account/data',
  '/settings/account/delete',
] as const

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const isTaken = (method: string, path: string) =>
  memberHandlers.some((each) => each.path === path && each.method === method)

test.beforeAll(() => {
  const { workerIndex, config } = test.info()
  // A worker that replaces another one after a failure continues its table.
  if (workerIndex < config.workers) beginMatrix()
})

test('a session sealed as the site does it is taken, so that the refusals below mean something', async () => {
  const cookie = `session=${await sealedSession()}`
  const answer = await rawRequest('/api/session', { headers: { ...own, cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(JSON.parse(answer.body)).toMatchObject({ isAuthenticated: true, firstName: 'Maya' })
})

for (const { method, path, ...handler } of memberHandlers) {
  const asked = `${method} ${path}`
  test.describe(asked, () => {
    for (const each of withoutSession) {
      test(`is nothing for ${each.name}`, async () => {
        const answer = await attempt(asked, path, { ...each, headers: own }, { method })
        expect(answer.status).toBe('signedOutStatus' in handler ? handler.signedOutStatus : 401)
        expectDiscreet(answer)
      })
    }
    for (const each of foreign) {
      test(`is nothing for a player whose request comes from ${each.name}`, async () => {
        const cookie = async () => `session=${await sealedSession()}`
        const answer = await attempt(asked, path, { ...each, cookie }, { method })
        expect(answer.status).toBe(403)
        expect(answer.headers['set-cookie']).toBeUndefined()
        expectDiscreet(answer)
      })
    }
    const isForm = path === '/api/auth/logout' // names no player: it signs out the current one
    for (const each of isForm ? [] : [...othersPages, ...(method === 'GET' ? [] : [nobodysPage])]) {
      test(`is nothing for ${each.name}`, async () => {
        const cookie = async () => `session=${await sealedSession()}`
        const answer = await attempt(asked, path, { ...each, cookie, headers: { ...own, ...each.headers } }, { method })
        expect(answer.status).toBe(409)
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'another_player' })
        expect(answer.headers['set-cookie']).toBeUndefined()
        expectDiscreet(answer)
      })
    }
    for (const other of methods.filter((each) => !isTaken(each, path))) {
      test(`takes no ${other}`, async () => {
        const cookie = async () => `session=${await sealedSession()}`
        const answer = await attempt(asked, path, { name: other, cookie, headers: own }, { method: other })
        expect(answer.status).toBe(405)
        expect(answer.headers['set-cookie']).toBeUndefined()
        expect(answer.body).toBe('')
      })
    }
  })
}

for (const path of pages) {
  test.describe(path, () => {
    for (const each of [...withoutSession, ...forms]) {
      test(`leads ${each.name} to the sign-in and back`, async () => {
        const answer = await attempt(path, path, each)
        expect(answer.status).toBe(303)
        expect(answer.headers.location).toBe(`/login?${new URLSearchParams({ returnTo: path }).toString()}`)
        expectDiscreet(answer)
      })
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      test(`is only read, ${method} or not`, async () => {
        const answer = await attempt(path, path, { name: method, headers: own }, { method })
        expect(answer.status).toBe(405)
      })
    }
  })
}

test('a jar that is filled to the brim is refused whole, and the next request is served', async () => {
  const cookie = Array.from({ length: 40 }, (_, index) => `planted${index}=${'x'.repeat(1000)}`).join('; ')
  const answer = await rawRequest('/api/session', { headers: { ...own, cookie } })
  noteAnswer('GET /api/session', 'cookies of 40 KB', answer.status)
  expect(answer.status).toBe(431)
  expect((await rawRequest('/api/session', { headers: own })).status).toBe(401)
})

test('signing out has the browser drop what it keeps of pages', async () => {
  const cookie = `session=${await sealedSession()}`
  const { headers } = await rawRequest('/api/auth/logout', { method: 'POST', headers: { ...own, cookie } })
  expect(headers['clear-site-data']).toBe('"cache"')
})
