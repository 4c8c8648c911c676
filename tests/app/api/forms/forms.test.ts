import { describe, expect, test } from 'vitest'
import { rateLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import {
  ACTION,
  clubPlace,
  formHandler,
  formSite,
  jsonRequest,
  nativeRequest,
  signUpHandler,
  SITE,
} from '../../../lib/support/content-forms'

const guard = { homepage: '', shownMs: 9000 }
const signUp = { email: 'maya@example.com', hasAccepted: true, id: 'footer', ...guard }
const form = { place: clubPlace, fields: { email: 'maya@example.com', club: 'Passfahrer' }, ...guard }

const handlers = {
  'an e-mail sign-up': { handler: signUpHandler, body: signUp },
  'a form of content': { handler: formHandler, body: form },
}

type Handler = typeof formHandler

const send = async (handler: Handler, body: unknown, headers?: Record<string, string>) =>
  (await handler())(jsonRequest(body, headers))

const sendNative = async (handler: Handler, fields: Record<string, string>, headers?: Record<string, string>) =>
  (await handler())(nativeRequest(fields, headers))

test('a sign-up is recorded with its address, its id and the time in UTC [TR-001, TR-002, FM-012]', async () => {
  const { sent } = formSite()
  expect((await send(signUpHandler, signUp)).status).toBe(200)
  expect(sent.map(({ url }) => url)).toEqual([`${env.TRACKING_URL}/${env.TRACKING_SHORT_NAME}`])
  expect(await sent[0]?.json()).toEqual({
    email: 'maya@example.com',
    id: 'footer',
    timeStamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

test('a form is posted to its action URL with its fields [CT-033, FM-015]', async () => {
  const { sent } = formSite()
  expect((await send(formHandler, form)).status).toBe(200)
  expect(sent[0]?.url).toBe(ACTION)
  expect(sent[0]?.method).toBe('POST')
  expect(Object.fromEntries((await sent[0]?.formData()) ?? [])).toEqual(form.fields)
})

test('HTML and control signs go on as the letters they are, the latter left out', async () => {
  const { sent } = formSite()
  const name = 'Maya\0<b>Rock</b>\r\nBcc: all@example.com'
  await send(formHandler, { ...form, fields: { ...form.fields, club: name } })
  expect((await sent[0]?.formData())?.get('club')).toBe('Maya <b>Rock</b> Bcc: all@example.com')
})

test('an address has so many tries with all forms together, in whatever letters', async () => {
  const { sent } = formSite()
  const { tries } = rateLimits.submissionsOfAddress
  const formOf = (email: string, club: string) => send(formHandler, { ...form, fields: { email, club } })
  for (let at = 1; at < tries; at += 1) await formOf('Maya@Example.com', `Club ${at}`)
  expect((await send(signUpHandler, signUp)).status).toBe(200)
  expect((await formOf('MAYA@example.com', 'One more')).status).toBe(429)
  expect((await formOf('robin@example.com', 'One more')).status).toBe(200)
  expect(sent).toHaveLength(tries + 1)
})

describe.each(Object.entries(handlers))('%s', (_, { handler, body }) => {
  test.each([
    ['an address that is none', { email: 'maya', fields: { email: 'maya' } }, 400],
    [
      'an address with a second header',
      { email: 'm@example.com\nBcc: x', fields: { email: 'm@example.com\nBcc: x' } },
      400,
    ],
    ['a filled honeypot', { homepage: 'https://spam.example' }, 400],
    ['no person', { shownMs: 3 }, 429],
    ['fields of other kinds', { email: 7, fields: { email: ['a'] } }, 400],
    ['a megabyte', { id: 'x'.repeat(1_000_000), place: 'x'.repeat(1_000_000) }, 413],
  ])('is refused with %s, and nobody is told', async (_name, change, status) => {
    const { sent } = formSite()
    expect((await send(handler, { ...body, ...change })).status).toBe(status)
    expect(sent).toEqual([])
  })

  test('is refused from another site', async () => {
    const { sent } = formSite()
    expect((await send(handler, body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(sent).toEqual([])
  })

  test('is sent once by a double click, and again after a failure', async () => {
    let isDown = true
    const answer = () => (isDown ? new Response(null, { status: 503 }) : Response.json({}, { status: 202 }))
    const { sent } = formSite({ answer })
    expect((await send(handler, body)).status).toBe(502)
    isDown = false
    const answers = await Promise.all([send(handler, body), send(handler, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(sent).toHaveLength(2)
  })
})

describe('without script', () => {
  const fields = { email: 'maya@example.com', 'form-anchor': 'email_signup-2', homepage: '' }

  test('a sign-up leads back to the thanks of its page', async () => {
    const { sent } = formSite()
    const response = await sendNative(signUpHandler, { ...fields, id: 'footer', terms: 'ticked' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${SITE}/de/plans?x=1#email_signup-2-sent`)
    expect(sent).toHaveLength(1)
  })

  test('terms that are not ticked, and a service that fails, lead back to what says so', async () => {
    const { sent } = formSite({ answer: () => new Response(null, { status: 500 }) })
    const unticked = await sendNative(signUpHandler, { ...fields, id: 'footer' })
    expect(unticked.headers.get('location')).toMatch(/#email_signup-2-failed$/)
    expect(sent).toEqual([])
    const failed = await sendNative(signUpHandler, { ...fields, id: 'footer', terms: 'ticked' })
    expect(failed.headers.get('location')).toMatch(/#email_signup-2-failed$/)
  })

  test('a form is sent with its own fields alone', async () => {
    const { sent } = formSite()
    const { documentId, sectionId } = clubPlace
    const place = { 'form-document': documentId, 'form-section': sectionId }
    const response = await sendNative(formHandler, { ...fields, ...place, club: 'Passfahrer' })
    expect(response.headers.get('location')).toMatch(/-sent$/)
    expect(Object.fromEntries((await sent[0]?.formData()) ?? [])).toEqual(form.fields)
  })

  test('a way back that is not ours leads home', async () => {
    formSite()
    const response = await sendNative(signUpHandler, fields, { referer: 'https://elsewhere.example/trap' })
    expect(response.headers.get('location')).toBe(`${SITE}/#email_signup-2-failed`)
  })
})
