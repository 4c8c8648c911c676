import { beforeEach, describe, expect, test } from 'vitest'
import { POST as postSignUp } from '@/app/api/email-sign-up/route'
import { POST as postForm } from '@/app/api/forms/route'
import { env } from '@/lib/core/server/env'
import { stubUpstream } from '@/tests/lib/support/upstream'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const SITE = 'http://localhost:3000'
const ACTION = `http://${env.FORM_ACTION_HOSTS[0]}/forms/club`
const guard = { homepage: '', shownMs: 9000 }
const signUp = { email: 'maya@example.com', hasAccepted: true, id: 'footer', ...guard }
const form = { action: ACTION, fields: { email: 'maya@example.com', club: 'Passfahrer' }, ...guard }

const handlers = {
  'an e-mail sign-up': { post: postSignUp, body: signUp },
  'a form of content': { post: postForm, body: form },
}

beforeEach(() => forgetProcessState())

const accepting = () => stubUpstream(() => Response.json({ accepted: true }, { status: 202 }))

const send = (post: typeof postForm, body: unknown, headers: Record<string, string> = {}) =>
  post(
    new Request(`${SITE}/api/forms`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

const sendNative = (post: typeof postForm, fields: Record<string, string>) =>
  send(post, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    referer: `${SITE}/de/plans?x=1`,
  })

test('a sign-up is recorded with its address, its id and the time in UTC [TR-001, TR-002, FM-012]', async () => {
  const asked = accepting()
  expect((await send(postSignUp, signUp)).status).toBe(200)
  expect(asked.map(({ url }) => url)).toEqual([`${env.TRACKING_URL}/${env.TRACKING_SHORT_NAME}`])
  expect(await asked[0]?.json()).toEqual({
    email: 'maya@example.com',
    id: 'footer',
    timeStamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

test('a form is posted to its action URL with its fields [CT-033, FM-015]', async () => {
  const asked = accepting()
  expect((await send(postForm, form)).status).toBe(200)
  expect(asked[0]?.url).toBe(ACTION)
  expect(asked[0]?.method).toBe('POST')
  expect(Object.fromEntries((await asked[0]?.formData()) ?? [])).toEqual(form.fields)
})

test('HTML and control signs go on as the letters they are, the latter left out', async () => {
  const asked = accepting()
  const club = 'Maya\0<b>Rock</b>\r\nBcc: all@example.com'
  await send(postForm, { ...form, fields: { ...form.fields, club } })
  expect((await asked[0]?.formData())?.get('club')).toBe('Maya <b>Rock</b> Bcc: all@example.com')
})

test.each([
  'https://elsewhere.example/form',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `http://${env.FORM_ACTION_HOSTS[0]}@elsewhere.example/`,
  `http://user:secret@${env.FORM_ACTION_HOSTS[0]}/forms/club`,
  'http://169.254.169.254/',
  '//localhost/forms/club',
  '',
])('no form is sent to %j', async (action) => {
  const asked = accepting()
  expect((await send(postForm, { ...form, action })).status).toBe(400)
  expect(asked).toEqual([])
})

describe.each(Object.entries(handlers))('%s', (_, { post, body }) => {
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
    ['a megabyte', { id: 'x'.repeat(1_000_000), action: 'x'.repeat(1_000_000) }, 413],
  ])('is refused with %s, and nobody is told', async (_name, change, status) => {
    const asked = accepting()
    expect((await send(post, { ...body, ...change })).status).toBe(status)
    expect(asked).toEqual([])
  })

  test('is refused from another site', async () => {
    const asked = accepting()
    expect((await send(post, body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(asked).toEqual([])
  })

  test('is sent once by a double click, and anew after a failure', async () => {
    stubUpstream(() => new Response(null, { status: 503 }))
    expect((await send(post, body)).status).toBe(502)
    const asked = accepting()
    const answers = await Promise.all([send(post, body), send(post, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(asked).toHaveLength(1)
  })
})

describe('without script', () => {
  const fields = { email: 'maya@example.com', 'form-anchor': 'email_signup-2', homepage: '' }

  test('a sign-up leads back to the thanks of its page', async () => {
    const asked = accepting()
    const response = await sendNative(postSignUp, { ...fields, id: 'footer', terms: 'ticked' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${SITE}/de/plans?x=1#email_signup-2-sent`)
    expect(asked).toHaveLength(1)
  })

  test('terms that are not ticked, and a service that fails, lead back to what says so', async () => {
    const asked = stubUpstream(() => new Response(null, { status: 500 }))
    const unticked = await sendNative(postSignUp, { ...fields, id: 'footer' })
    expect(unticked.headers.get('location')).toMatch(/#email_signup-2-failed$/)
    expect(asked).toEqual([])
    const failed = await sendNative(postSignUp, { ...fields, id: 'footer', terms: 'ticked' })
    expect(failed.headers.get('location')).toMatch(/#email_signup-2-failed$/)
  })

  test('a form is sent with its own fields alone', async () => {
    const asked = accepting()
    await sendNative(postForm, { ...fields, 'form-action': ACTION, club: 'Passfahrer' })
    expect(Object.fromEntries((await asked[0]?.formData()) ?? [])).toEqual(form.fields)
  })

  test('a way back that is not ours leads home', async () => {
    accepting()
    const response = await send(postSignUp, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'https://elsewhere.example/trap',
    })
    expect(response.headers.get('location')).toBe(`${SITE}/#email_signup-2-failed`)
  })
})
