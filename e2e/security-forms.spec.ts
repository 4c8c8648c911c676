// Plain HTTP: these tests need no browser, so they don't take the fixtures that open one.
import { expect, test } from '@playwright/test'
import { own } from './support/attempts.ts'
import { rawRequest } from './support/raw-request.ts'
import { noteAnswer } from './support/security-matrix.ts'

test.describe.configure({ mode: 'default' })

/** Every form that anybody may send; new ones are added here, and tried like the others. */
const handlers = ['/api/contact', '/api/email-sign-up', '/api/forms'] as const

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
  for (const path of handlers) {
    const answer = await rawRequest(path, { method: 'POST', headers, body })
    expect(answer.status).toBe(303)
    expect(new URL(String(answer.headers.location)).hostname).toBe('localhost')
    expect(answer.headers.location).not.toContain('evil')
  }
})
