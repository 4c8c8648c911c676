import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { GET } from '@/app/api/contact/form/route'
import { POST } from '@/app/api/contact/route'
import { rateLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { findSentDraft } from '@/lib/domains/contact/kept-draft'
import { contactFormSchema } from '@/lib/domains/contact/schema'
import { aMessage } from '@/tests/lib/support/contact'
import { stubUpstream } from '@/tests/lib/support/upstream'
import { forgetProcessState } from '@/tests/support/forget-process-state'

/** The editors' document, which the form is read from. */
const written = vi.hoisted(() => ({ document: undefined as { data: object } | undefined }))
vi.mock('@/lib/content/pages/pages', () => ({ findSingle: async () => written.document }))

/** The Redis of several instances, if there is one: it only takes records. */
const shared = vi.hoisted(() => ({ store: undefined as object | undefined }))
vi.mock('@/lib/core/server/shared-store', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sharedStore: () => shared.store,
}))

const formDocument = {
  title: 'Drop us a line',
  fields: ['firstName', 'lastName', 'email', 'queryType', 'message'].map((name) => ({
    name,
    placeholder_text: null,
    required: true,
    form_validation: name === 'email' ? 'email' : null,
  })),
  queryTypes: ['What is it about?', 'Events and results', 'Something else'].map((label) => ({ label })),
  policy_text: [{ type: 'paragraph', text: 'We <b>answer</b>.', spans: [], direction: 'ltr' }],
}

const SITE = 'http://localhost:3000'
const submission = { ...aMessage, homepage: '', shownMs: 9000, language: 'en' }

beforeEach(() => {
  forgetProcessState()
  written.document = { data: formDocument }
  shared.store = undefined
})

const accepting = () => stubUpstream(() => new Response(null, { status: 204 }))

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${SITE}/api/contact`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      body,
    }),
  )
const send = (change: object = {}) => post(JSON.stringify({ ...submission, ...change }))
const sendForm = (fields: Record<string, string>) =>
  post(new URLSearchParams(fields), { 'content-type': 'application/x-www-form-urlencoded' })

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

test('the support desk gets multipart form data with the joined name [CT-024, CT-025]', async () => {
  const asked = accepting()
  const response = await send()
  expect(response.status).toBe(200)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toBe(env.CONTACT_HOOK_URL)
  expect(asked[0]?.method).toBe('POST')
  expect(asked[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(Object.fromEntries((await asked[0]?.formData()) ?? [])).toEqual({
    name: 'Maya Lindqvist',
    email: 'maya@example.com',
    queryType: 'Something else',
    message: 'My trainer does not appear.\r\nWhat now?',
  })
})

test.each([
  ['an empty 200', () => new Response(null)],
  ['a page', () => new Response('<h1>OK</h1>', { headers: { 'content-type': 'text/html' } })],
  ['broken JSON', () => new Response('{"ticket":', { status: 201 })],
])('success is any 2xx: %s [CT-026]', async (_, answer) => {
  stubUpstream(answer)
  expect((await send()).status).toBe(200)
})

test.each([400, 401, 404, 500, 503])(
  'an answer of %i is a failure, and another try is sent again [CT-013]',
  async (status) => {
    stubUpstream(() => Response.json({ error: 'no' }, { status }))
    const response = await send()
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('no"')
    const asked = accepting()
    expect((await send()).status).toBe(200)
    expect(asked).toHaveLength(1)
  },
)

test('a double click and a second tab send one message', async () => {
  const asked = accepting()
  const answers = await Promise.all([send(), send({ shownMs: 12_000 }), send({ firstName: ' Maya ' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await send()).status).toBe(200)
  expect(asked).toHaveLength(1)
  await send({ message: 'Another one' })
  expect(asked).toHaveLength(2)
})

describe('what no person sends', () => {
  test.each([
    ['an empty field', { email: '' }, 400],
    ['an address that is none', { email: 'maya' }, 400],
    ['an address with a second header', { email: 'maya@example.com\r\nBcc: all@example.com' }, 400],
    ['an unknown query type', { queryType: 'Free money' }, 400],
    ['the placeholder as query type', { queryType: 'What is it about?' }, 400],
    ['a message without end', { message: 'x'.repeat(10_001) }, 400],
    ['a message of a megabyte', { message: 'x'.repeat(1_000_000) }, 413],
    ['a filled honeypot', { homepage: 'https://spam.example' }, 400],
    ['a form sent as soon as it was there', { shownMs: 20 }, 429],
    ['a name that is no text', { firstName: { $ne: '' } }, 400],
  ])('%s is refused, and the support desk is not asked', async (_, change, status) => {
    const asked = accepting()
    expect((await send(change)).status).toBe(status)
    expect(asked).toEqual([])
  })

  test('other sites and other bodies are refused', async () => {
    const asked = accepting()
    const text = JSON.stringify(submission)
    expect((await post(text, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(text, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(new FormData(), { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415)
    expect((await post('{')).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('HTML and control signs go on as the letters they are, the latter left out', async () => {
    const asked = accepting()
    const html = '<script>alert(1)</script>'
    await send({ firstName: `${html}\0`, message: `${html}\0\u0007` })
    const sent = await asked[0]?.formData()
    expect(sent?.get('name')).toBe(`${html} Lindqvist`)
    expect(sent?.get('message')).toBe(html)
  })
})

test('an address that writes too often is told when it may again, wherever it writes from', async () => {
  const asked = accepting()
  for (let number = 0; number < 10; number += 1) {
    expect((await send({ message: `Number ${number}` })).status).toBe(200)
  }
  const refused = await send({ message: 'One too many', email: 'MAYA@example.com' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await codeOf(refused)).toBe('too_many_requests')
  expect(asked).toHaveLength(10)
  expect((await send({ email: 'robin@example.com' })).status).toBe(200)
})

test('a client that sends without end is refused, too', async () => {
  accepting()
  const answers = []
  for (let number = 0; number < 31; number += 1) {
    answers.push((await send({ message: `Number ${number}`, email: `maya${number}@example.com` })).status)
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
})

describe('without script', () => {
  const fields = { ...aMessage, homepage: '', language: 'de' }

  test('a message is sent by the same rules, and leads to thanks', async () => {
    const asked = accepting()
    const response = await sendForm(fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${SITE}/de/help/contact/sent`)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['a support desk that fails', () => new Response(null, { status: 500 }), {}],
    ['a field that is wrong', () => new Response(null), { email: 'maya' }],
  ])('%s leads back to the form with every letter in it', async (_, answer, change) => {
    stubUpstream(answer)
    const response = await sendForm({ ...fields, ...change })
    const location = new URL(response.headers.get('location') ?? '')
    expect(response.status).toBe(303)
    expect(location.pathname).toBe('/de/help/contact')
    expect((await findSentDraft(location.searchParams.get('draft') ?? ''))?.values).toEqual({ ...aMessage, ...change })
    expect(location.search).not.toContain('maya')
  })

  test('a support desk that limits messages tells how long to wait', async () => {
    stubUpstream(() => new Response(null, { status: 429, headers: { 'retry-after': '30' } }))
    const location = new URL((await sendForm(fields)).headers.get('location') ?? '')
    expect(await findSentDraft(location.searchParams.get('draft') ?? '')).toMatchObject({ retryAfterSeconds: 30 })
  })

  test('a client beyond its limit writes nothing to the shared store, and finds what it typed', async () => {
    vi.spyOn(log, 'warn').mockReturnValue()
    const set = vi.fn(async () => 'OK')
    shared.store = { isReady: false, set, get: async () => null, eval: () => Promise.reject(new Error('down')) }
    stubUpstream(() => new Response(null, { status: 500 }))
    const { tries } = rateLimits.submissions
    const sent = (number: number) => sendForm({ ...fields, email: `maya${number}@example.com` })
    for (let number = 0; number < tries; number += 1) await sent(number)
    expect(set).toHaveBeenCalledTimes(tries)
    const location = new URL((await sent(tries)).headers.get('location') ?? '')
    expect(set).toHaveBeenCalledTimes(tries)
    expect(await findSentDraft(location.searchParams.get('draft') ?? '')).toMatchObject({ code: 'too_many_requests' })
  })

  test('what was kept is forgotten after a while, and nobody finds it by guessing', async () => {
    stubUpstream(() => new Response(null, { status: 500 }))
    const response = await sendForm(fields)
    const id = new URL(response.headers.get('location') ?? '').searchParams.get('draft') ?? ''
    expect(await findSentDraft(id, Date.now() + 16 * 60_000)).toBeUndefined()
    expect(await findSentDraft('1')).toBeUndefined()
  })
})

const answerSchema = z.object({ form: contactFormSchema })

describe('the form', () => {
  const read = () => GET(new Request(`${SITE}/api/contact/form?language=en`))

  test('comes with its configuration, its words and its policy as safe HTML [CT-009, CT-011]', async () => {
    expect(await (await read()).json()).toMatchObject({
      form: {
        title: 'Drop us a line',
        queryTypes: { placeholder: 'What is it about?', options: ['Events and results', 'Something else'] },
        policy: '<p>We &lt;b&gt;answer&lt;/b&gt;.</p>',
      },
      texts: { sentTitle: 'thanks for submitting', sentClose: 'ok, got it' },
    })
  })

  test('has each field as editors configured it: its placeholder, whether it has to be filled in, what is checked [CT-010]', async () => {
    const fields = [
      { name: 'firstName', placeholder_text: 'As on your jersey', required: false, form_validation: null },
      { name: 'lastName', placeholder_text: null, required: true, form_validation: null },
      { name: 'email', placeholder_text: 'you@home.example', required: true, form_validation: 'email' },
      { name: 'message', placeholder_text: 'What happened?', required: false, form_validation: null },
    ]
    written.document = { data: { ...formDocument, fields } }
    const { form } = answerSchema.parse(await (await read()).json())
    expect(form.fields.map((each) => [each.name, each.placeholder, each.isRequired, each.isEmail])).toEqual([
      ['firstName', 'As on your jersey', false, false],
      ['lastName', undefined, true, false],
      ['email', 'you@home.example', true, true],
      ['queryType', undefined, false, false],
      ['message', 'What happened?', false, false],
    ])
    const asked = accepting()
    expect((await send({ firstName: '', message: '', queryType: '' })).status).toBe(200)
    expect((await send({ lastName: '' })).status).toBe(400)
    expect((await send({ email: 'maya at home' })).status).toBe(400)
    expect(asked).toHaveLength(1)
  })

  test('checks an address only where its field says so [CT-010]', async () => {
    const fields = [{ name: 'email', placeholder_text: null, required: true, form_validation: '' }]
    written.document = { data: { ...formDocument, fields } }
    accepting()
    expect((await send({ email: 'maya at home' })).status).toBe(200)
  })

  test('asks for everything where editors wrote none, an address as one [CT-010]', async () => {
    written.document = undefined
    const { form } = answerSchema.parse(await (await read()).json())
    expect(form.fields.filter(({ isRequired }) => isRequired)).toHaveLength(4)
    expect(form.fields.filter(({ isEmail }) => isEmail).map(({ name }) => name)).toEqual(['email'])
  })

  test('is not there in maintenance, and nothing is sent [CT-015]', async () => {
    vi.spyOn(env, 'MAINTENANCE', 'get').mockReturnValue(true)
    const asked = accepting()
    expect(await (await read()).json()).toMatchObject({ form: null })
    expect((await send()).status).toBe(503)
    expect(asked).toEqual([])
  })
})
