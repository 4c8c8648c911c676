// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import { type Attempt, attempt, foreign, own } from './support/attempts.ts'
import { rawRequest } from './support/raw-request.ts'

test.describe.configure({ mode: 'default' })

test.describe('no other way of writing an address leads past the sign-in', () => {
  const addresses = [
    '/%73ettings/profile',
    '/settings%2Fprofile',
    '/SETTINGS/profile',
    '/settings/profile.rsc',
    '/settings/profile.txt',
    '/de/settings/profile.rsc',
    '/de/settings/profile.segments/_tree.segment.rsc',
    '/settings/./profile',
    '/x/../settings/profile',
    '/en/settings/profile',
    '/en/settings/profile.rsc',
    '//settings/profile',
    '/settings//profile',
    '/\\settings/profile',
    '/settings/profile/',
    '/settings\\profile',
    '/settings;x/profile',
  ]
  for (const address of addresses) {
    test(address, async () => {
      let next = address
      for (let hop = 0; hop < 5; hop += 1) {
        const answer = await rawRequest(next)
        expect(answer.status, next).not.toBe(200)
        if (answer.status < 300 || answer.status >= 400 || answer.status === 303) break
        next = String(answer.headers.location)
      }
    })
  }
})

test.describe('POST /api/auth/login', () => {
  const path = '/api/auth/login'
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const join = { kind: 'event_sign_up', eventId: '1002', subgroupId: '10023', returnTo: '/events/view/1002' }
  const post = (form: Record<string, string>, { name, headers }: Attempt) =>
    attempt(
      `POST ${path}`,
      path,
      { name, headers: { ...type, ...headers } },
      { method: 'POST', body: new URLSearchParams(form).toString() },
    )

  for (const each of foreign) {
    test(`keeps nothing of a form from ${each.name}`, async () => {
      const answer = await post(join, each)
      expect(answer.status).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    })
  }

  for (const [name, form] of [
    ['an intent', join],
    ['an intent of no kind that we know', { ...join, kind: 'delete_account' }],
    ['ids that are none', { ...join, eventId: '1002/../1003' }],
    ['a way back to another site', { ...join, returnTo: '//evil.example' }],
  ] as const) {
    test(`only signs in for ${name}, and tells nobody what for`, async () => {
      const answer = await post(form, { name, headers: own })
      expect(answer.status).toBe(303)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.location).not.toMatch(/event_sign_up|delete_account|10023|evil/)
      expect(answer.headers['set-cookie']).toHaveLength(1)
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^sign_in_[0-9a-f]{12}=Fe26[^;]*;.*HttpOnly; SameSite=lax/i)
    })
  }

  test('takes no body of another kind, and none without end', async () => {
    const json = await post({}, { name: 'JSON', headers: { ...own, 'content-type': 'application/json' } })
    expect(json.status).toBe(415)
    const long = await post({ ...join, eventSecret: 'x'.repeat(100_000) }, { name: '100 KB', headers: own })
    expect(long.status).toBe(413)
    for (const { headers } of [json, long]) expect(headers['set-cookie']).toBeUndefined()
  })
})

test('the way to the provider is kept by nobody and starts over each time', async () => {
  for (const path of ['/login', '/join', '/login?returnTo=/de/events', '/api/auth/login']) {
    const answers = [await rawRequest(path), await rawRequest(path, { headers: { 'sec-purpose': 'prefetch' } })]
    const cookies = answers.map(({ headers }) => headers['set-cookie']?.[0]?.split('=')[0])
    expect(new Set(cookies).size, path).toBe(2)
    for (const { status, headers } of answers) {
      expect(status, path).toBe(303)
      expect(headers['cache-control'], path).toBe('no-store')
      expect(headers['set-cookie']?.[0], path).toMatch(/^sign_in_[0-9a-f]{12}=.*HttpOnly; SameSite=lax/i)
    }
  }
})
