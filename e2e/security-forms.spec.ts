// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import { own } from './support/attempts.ts'
import { formPlace } from './support/form-place.ts'
import { rawRequest } from './support/raw-request.ts'
import { Sandbox } from './support/sandbox.ts'
import { noteAnswer } from './support/security-matrix.ts'

test.describe.configure({ mode: 'default' })

/** All public forms. Add new ones here, so that they are tested like the others. */
const forms = ['/api/contact', '/api/email-sign-up', '/api/forms'] as const
const handlers = [...forms, '/api/interactions'] as const

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const refused = [
  { name: 'another site', headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}', status: 403 },
  { name: 'another host of the domain', headers: { ...form, 'sec-fetch-site': 'same-site' }, body: '', status: 403 },
  { name: 'the address bar', headers: { ...json, 'sec-fetch-site': 'none' }, body: '{}', status: 403 },
  { name: 'another site (Origin)', headers: { ...json, origin: 'https://evil.example' }, body: '{}', status: 403 },
  { name: 'no origin (Origin: null)', headers: { ...form, origin: 'null' }, body: '', status: 403 },
  { name: 'neither header', headers: json, body: '{}', status: 403 },
  { name: 'text', headers: { ...own, 'content-type': 'text/plain' }, body: '{}', status: 415 },
  {
    name: 'multipart without end',
    headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\n'.repeat(1000),
    status: 415,
  },
  { name: 'no JSON', headers: { ...own, ...json }, body: '{', status: 400 },
  {
    name: 'nothing of what is asked for',
    headers: { ...own, ...json },
    body: '{"__proto__":{"email":"x"}}',
    status: 400,
  },
  { name: 'a megabyte', headers: { ...own, ...json }, body: JSON.stringify({ message: 'x'.repeat(1e6) }), status: 413 },
] as const

for (const path of handlers) {
  test.describe(`POST ${path}`, () => {
    for (const { name, headers, body, status } of refused) {
      test(`refuses ${name}`, async () => {
        const answer = await rawRequest(path, { method: 'POST', headers, body })
        noteAnswer(`POST ${path}`, name, answer.status)
        expect(answer.status).toBe(status)
        expect(answer.headers['cache-control']).toContain('no-store')
        expect(answer.headers['set-cookie']).toBeUndefined()
        expect(answer.body).not.toMatch(/\bat \S+:\d+/)
      })
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      test(`takes no ${method}`, async () => {
        expect((await rawRequest(path, { method, headers: own })).status).toBe(405)
      })
    }
  })
}

test('a native form never leads to another site', async () => {
  const headers = { ...own, ...form, referer: 'https://evil.example/' }
  const body = new URLSearchParams({
    'form-anchor': '//evil.example',
    email: 'x',
    language: '//evil.example',
  }).toString()
  for (const path of forms) {
    const answer = await rawRequest(path, { method: 'POST', headers, body })
    expect(answer.status).toBe(303)
    expect(new URL(String(answer.headers.location)).hostname).toBe('localhost')
    expect(answer.headers.location).not.toContain('evil')
  }
})

const guard = { homepage: '', shownMs: 9000 }
const message = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.com',
  queryType: 'Something else',
  message: 'Hello',
  language: 'en',
  ...guard,
}
const signUp = { email: 'maya@example.com', hasAccepted: true, id: 'footer', ...guard }
const sent = { place: { documentId: 'none', sectionId: 'form$1' }, fields: { email: 'maya@example.com' }, ...guard }
const HEADER = 'maya@example.com\r\nBcc: all@example.com'

/** Input that no person types, and that no service may receive. */
const hostile = [
  { path: '/api/contact', name: 'an address with a second header', body: { ...message, email: HEADER } },
  { path: '/api/contact', name: 'an address with a NUL byte', body: { ...message, email: 'maya\0@example.com' } },
  { path: '/api/contact', name: 'an unknown query type', body: { ...message, queryType: 'Free money' } },
  { path: '/api/contact', name: 'a message of 60 KB', body: { ...message, message: 'x'.repeat(60_000) } },
  { path: '/api/contact', name: 'a filled honeypot', body: { ...message, homepage: 'https://spam.example' } },
  { path: '/api/email-sign-up', name: 'an address with a second header', body: { ...signUp, email: HEADER } },
  { path: '/api/email-sign-up', name: 'terms that are not accepted', body: { ...signUp, hasAccepted: false } },
  { path: '/api/email-sign-up', name: 'a NUL byte in its id', body: { ...signUp, id: 'footer\0' } },
  { path: '/api/forms', name: 'a place that is none', body: { ...sent, place: 'https://evil.example/' } },
  {
    path: '/api/forms',
    name: 'a query as a place',
    body: { ...sent, place: { ...sent.place, documentId: '")] [not("' } },
  },
  { path: '/api/forms', name: 'a field of no name', body: { ...sent, fields: { ...sent.fields, '\r\nBcc': 'x' } } },
  { path: '/api/interactions', name: 'an unknown event', body: { event: 'x', properties: {}, timeStamp: 'now' } },
] as const

for (const { path, name, body } of hostile) {
  test(`POST ${path} refuses ${name}`, async () => {
    const answer = await rawRequest(path, { method: 'POST', headers: { ...own, ...json }, body: JSON.stringify(body) })
    noteAnswer(`POST ${path}`, name, answer.status)
    expect(answer.status).toBe(400)
    expect(answer.body).not.toContain('evil')
  })
}

test('nobody but content says where a form is sent to, and with which fields', async ({ request }) => {
  const sandbox = new Sandbox(request, process.env.SANDBOX_URL ?? 'http://localhost:4010')
  const place = formPlace((await rawRequest('/welcome')).body)
  const made = `made-up-${crypto.randomUUID().slice(0, 8)}`
  const action = `${sandbox.url}/forms/${made}`
  const email = `${made}@example.com`
  const typed = { club: 'Passfahrer', email }
  const elsewhere = { 'form-document': place.documentId, 'form-section': 'email_signup$1' }
  for (const [name, data] of [
    ['an action alone', { action, fields: typed, ...guard }],
    ['a place with an action', { action, place: { ...place, action }, fields: { email, action }, ...guard }],
    ['a field of the target’s', { place, fields: { ...typed, _redirect: action }, ...guard }],
    ['an address with a second header', { place, fields: { ...typed, email: HEADER }, ...guard }],
    [
      'a section of the page that is no form',
      { place: { ...place, sectionId: 'email_signup$1' }, fields: typed, ...guard },
    ],
  ] as const) {
    const sending = { method: 'POST', headers: { ...own, ...json }, body: JSON.stringify(data) }
    const answer = await rawRequest('/api/forms', sending)
    noteAnswer('POST /api/forms', name, answer.status)
    expect([400, 404], name).toContain(answer.status)
  }
  for (const fields of [
    { 'form-action': action, ...typed },
    { ...elsewhere, 'form-action': action, ...typed },
  ]) {
    const sending = { method: 'POST', headers: { ...own, ...form }, body: new URLSearchParams(fields).toString() }
    expect((await rawRequest('/api/forms', sending)).headers.location).toMatch(/-failed$/)
  }
  expect(await sandbox.tracked(`forms/${made}`)).toEqual([])
  expect((await sandbox.tracked('forms/club')).filter((each) => each.email === email)).toEqual([])
})

test('what help buttons ask for takes no writes, and makes nothing of what it is asked with', async () => {
  for (const path of ['/api/contact/form', '/api/chat/availability']) {
    expect((await rawRequest(path, { method: 'POST', headers: own })).status).toBe(405)
    const answer = await rawRequest(`${path}?language=%3Cscript%3E%00`, { headers: own })
    noteAnswer(`GET ${path}`, 'a script as language', answer.status)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).not.toContain('<script>')
  }
})

test('nobody frames the pages with the forms', async () => {
  for (const path of ['/help', '/de/help', '/help/contact', '/help/contact?draft=x', '/help/contact/sent']) {
    const { status, headers } = await rawRequest(path)
    noteAnswer(`GET ${path}`, 'in a frame', status)
    expect(status, path).toBe(200)
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})
