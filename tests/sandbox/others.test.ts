import { beforeEach, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { z } from 'zod'
import { otherServices } from '../../sandbox/others.ts'
import { composeServices, NOW, readJson, sendJson } from './harness.ts'

let app: Hono
beforeEach(async () => {
  app = await composeServices(otherServices)
})

const contact = { name: 'Mika Aalto', email: 'mika@example.test', queryType: 'Billing', message: 'Hello' }

function contactForm(fields: Record<string, string>): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { method: 'POST', body }
}

test('support takes a contact request and keeps it', async () => {
  expect((await app.request('/support/contact', contactForm(contact))).status).toBe(201)
  expect(await (await app.request('/control/support')).json()).toEqual([{ id: 1, ...contact, receivedAt: NOW }])
})

test.each([{ email: 'mika' }, { message: '  ' }, { name: '' }])('support refuses a request with %o', async (wrong) => {
  expect((await app.request('/support/contact', contactForm({ ...contact, ...wrong }))).status).toBe(400)
  expect(await (await app.request('/control/support')).json()).toEqual([])
})

test('support takes nothing but multipart', async () => {
  expect((await app.request('/support/contact', sendJson('POST', contact))).status).toBe(415)
})

test('tracking keeps sign-ups and interaction events, newest first', async () => {
  const signUp = { email: 'mika@example.test', id: 'footer', timeStamp: NOW }
  const click = { event: 'cta_click', properties: { position: 'primary' }, timeStamp: NOW }
  await app.request('/tracking/newsletter', sendJson('POST', signUp))
  await app.request('/tracking/events', sendJson('POST', click))
  expect(await (await app.request('/control/tracking')).json()).toMatchObject([
    { shortName: 'events', record: click },
    { shortName: 'newsletter', record: signUp },
  ])
})

test.each([
  ['a sign-up without an address', '/tracking/newsletter', { id: 'footer', timeStamp: NOW }],
  ['an event without properties', '/tracking/events', { event: 'card_click', timeStamp: NOW }],
  ['a time that is none', '/tracking/newsletter', { email: 'a@example.test', id: 'x', timeStamp: 'now' }],
])('tracking refuses %s', async (_what, path, record) => {
  expect((await app.request(path, sendJson('POST', record))).status).toBe(400)
})

test('the partner gives its terms to anybody', async () => {
  const { tc } = await readJson(app.request('/partner/rest/auth/preregister'), z.object({ tc: z.string() }))
  expect(tc).toContain('<h2>')
})

test('the partner’s page links nobody whom the game has not sent, and leads back to the site alone', async () => {
  for (const query of ['', '?invitation=made-up&returnUrl=http%3A%2F%2Flocalhost%3A3000%2F']) {
    expect((await app.request(`/partner/oauth/connect${query}`)).status).toBe(400)
  }
})

test('the partner switches coaching on for this product, with a token', async () => {
  const toggle = (product: string, headers = {}) =>
    app.request(`/partner/rest/utils/toggle/${product}/womens/true`, { headers })
  const headers = { authorization: 'Bearer partner-token' }
  expect((await toggle('gruppetto', headers)).status).toBe(200)
  expect((await toggle('another', headers)).status).toBe(404)
  expect((await toggle('gruppetto')).status).toBe(401)
})

test.each([
  ['/chat/chat.js', 'ChatWidget'],
  ['/locator/locator.js?company=7', '#store-locator'],
])('serves the script %s', async (path, part) => {
  const answer = await app.request(path)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(await answer.text()).toContain(part)
})
