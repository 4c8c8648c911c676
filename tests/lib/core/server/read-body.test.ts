import { expect, test } from 'vitest'
import { z } from 'zod'
import { assertSameOrigin, isNativeForm, readFormBody, readJsonBody } from '@/lib/core/server/read-body'

const schema = z.object({ email: z.email() })
const post = (body: BodyInit, contentType = 'application/json') =>
  new Request('https://site.test/api', { method: 'POST', body, headers: { 'content-type': contentType } })

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('reads %s', async (type) => {
  await expect(readJsonBody(post('{"email":"a@b.example"}', type), schema)).resolves.toEqual({ email: 'a@b.example' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])('refuses %s', async (type) => {
  await expect(readJsonBody(post('{}', type), schema)).rejects.toMatchObject({ code: 'unsupported_media_type' })
})

test.each(['', '{"email":', '{"email":"nobody"}', '[]', 'null'])('refuses the body %j', async (body) => {
  await expect(readJsonBody(post(body), schema)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('refuses a body over the limit', async () => {
  const body = JSON.stringify({ email: 'a@b.example', more: 'x'.repeat(100) })
  await expect(readJsonBody(post(body), schema, 100)).rejects.toMatchObject({ code: 'body_too_large' })
})

test('a body may be as large as its limit, and no byte larger, whatever it says of itself', async () => {
  const body = JSON.stringify({ email: 'a@b.example' })
  await expect(readJsonBody(post(body), schema, body.length)).resolves.toEqual({ email: 'a@b.example' })
  await expect(readJsonBody(post(body), schema, body.length - 1)).rejects.toMatchObject({ code: 'body_too_large' })
  const honest = post(body)
  honest.headers.set('content-length', String(body.length))
  await expect(readJsonBody(honest, schema, body.length)).resolves.toEqual({ email: 'a@b.example' })
})

test('other types of JSON are taken where they are named', async () => {
  const types = ['application/csp-report', 'application/reports+json']
  for (const type of types)
    await expect(readJsonBody(post('{"email":"a@b.example"}', type), schema, 100, types)).resolves.toBeDefined()
  await expect(readJsonBody(post('{}'), schema, 100, types)).rejects.toMatchObject({ code: 'unsupported_media_type' })
})

test('a form that was sent without script is known by its type', () => {
  expect([isNativeForm(post('', form)), isNativeForm(post('{}'))]).toEqual([true, false])
  expect(isNativeForm(new Request('https://site.test'))).toBe(false)
})

test('refuses at once what says that it is too large', async () => {
  const request = post('{}')
  request.headers.set('content-length', '65537')
  await expect(readJsonBody(request, schema)).rejects.toMatchObject({ code: 'body_too_large' })
  expect(request.bodyUsed).toBe(false)
})

test('refuses a body that breaks off', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
  const request = new Request('https://site.test', init)
  await expect(readJsonBody(request, schema)).rejects.toMatchObject({ code: 'invalid_input' })
})

const form = 'application/x-www-form-urlencoded'

test('reads the fields of a native form', async () => {
  const body = new URLSearchParams([
    ['kind', 'event sign-up'],
    ['group', 'A'],
    ['group', 'B & C'],
  ])
  await expect(readFormBody(post(body, `${form};charset=UTF-8`))).resolves.toEqual({
    kind: 'event sign-up',
    group: 'B & C',
  })
  await expect(readFormBody(post('', form))).resolves.toEqual({})
})

test('takes a form only as native forms send it, and not without end', async () => {
  const refused = { code: 'unsupported_media_type' }
  await expect(readFormBody(post('{}'))).rejects.toMatchObject(refused)
  await expect(readFormBody(post('a=b', 'text/plain'))).rejects.toMatchObject(refused)
  await expect(readFormBody(post(`a=${'x'.repeat(100)}`, form), 100)).rejects.toMatchObject({ code: 'body_too_large' })
})

test.each([
  ['the browser says so', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['an older browser names our origin', { origin: 'https://site.test' }],
])('takes a request as our own where %s', (_, headers) => {
  expect(() => assertSameOrigin(new Request('https://site.test', { headers }), 'https://site.test/')).not.toThrow()
})

test.each([
  ['a foreign origin', { origin: 'https://site.test.evil.example' }],
  ['the same host on http', { origin: 'http://site.test' }],
  ['a foreign site', { 'sec-fetch-site': 'cross-site', origin: 'https://site.test' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['no origin', {}],
  ['the null origin', { origin: 'null' }],
])('refuses %s', (_, headers: Record<string, string>) => {
  const request = new Request('https://site.test', { headers })
  expect(() => assertSameOrigin(request, 'https://site.test')).toThrow('another site')
})

test('a space before the parameters of a type is none of it, and what has no type is refused', async () => {
  const spaced = post('{"email":"a@b.example"}', 'application/json ; charset=utf-8')
  await expect(readJsonBody(spaced, schema)).resolves.toEqual({ email: 'a@b.example' })
  const untyped = new Request('https://site.test/api', { method: 'POST', body: new Uint8Array(2) })
  await expect(readJsonBody(untyped, schema)).rejects.toMatchObject({ code: 'unsupported_media_type' })
})

test.each([
  ['is not JSON', () => post('{')],
  ['fails its schema', () => post('{"email":"nobody"}')],
  [
    'was cut short',
    () => {
      const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
      const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
      return new Request('https://site.test', init)
    },
  ],
])('of a body that %s the cause is told', async (what, request) => {
  await expect(readJsonBody(request(), schema)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining(what),
    cause: expect.any(Error),
  })
})
