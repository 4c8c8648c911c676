import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { contentDocument } from '../../../lib/content/started-site'
import {
  ACTION,
  club,
  clubPlace,
  formHandler,
  formSection,
  formSite,
  HOST,
  jsonRequest,
  nativeRequest,
} from '../../../lib/support/content-forms'

const guard = { homepage: '', shownMs: 9000 }
const fields = { email: 'maya@example.com' }
const body = { place: clubPlace, fields, ...guard }

const post = async (request: Request) => (await formHandler())(request)

const pageWith = (...sections: object[]) => contentDocument('page-1', { data: { body: sections } })

describe('a form is sent where content says, and nowhere else', () => {
  const letter = formSection('form$letter', `${HOST}/forms/letter`)
  const other = {
    ...formSection('email_signup$1', `${HOST}/control/reset`, { url: `${HOST}/control/reset` }),
    slice_type: 'email_signup',
  }
  const words = formSection('form$words', `${HOST}/identity/token`, { form_id: 'contact_us' })
  const away = formSection('form$away', 'https://elsewhere.example/form')
  const documents = [
    pageWith(club, other, words, away),
    contentDocument('page-2', { data: { body: [], body1: [letter] } }),
    contentDocument('hidden', { data: { feature_flag: 'off', body: [formSection('form$hidden', `${HOST}/x`)] } }),
  ]
  const named = new Map([
    ['page-1 form$club', { url: ACTION, fields: ['email', 'club', 'riders'] }],
    ['page-2 form$letter', { url: `${HOST}/forms/letter`, fields: ['email'] }],
  ])

  test.each([
    ['of another type', 'page-1', 'email_signup$1', 404],
    ['that lends its words to the contact form', 'page-1', 'form$words', 404],
    ['of another document', 'page-1', 'form$letter', 404],
    ['of a document whose flag is off', 'hidden', 'form$hidden', 404],
    ['of a document that is not published', 'page-3', 'form$club', 404],
    ['of no name', 'page-1', '', 400],
    ['of no document', '', 'form$club', 400],
  ])('not for a section %s', async (_, documentId, sectionId, status) => {
    const { sent } = formSite({ documents })
    expect((await post(jsonRequest({ ...body, place: { documentId, sectionId } }))).status).toBe(status)
    const answer = await post(nativeRequest({ ...fields, 'form-document': documentId, 'form-section': sectionId }))
    expect(answer.headers.get('location')).toMatch(/#form-failed$/)
    expect(sent).toEqual([])
  })

  const hostile = fc.oneof(
    fc.constantFrom('page-1', 'page-2', 'hidden', 'page-3', '__proto__', '*'),
    fc.constantFrom('form$club', 'form$letter', 'form$words', 'form$away', 'form$hidden', 'email_signup$1'),
    fc.constantFrom(`${HOST}/control/reset`, '../control/reset', 'page-1")]][[at(document.id, "page-2', '\\"', '"'),
    fc.string({ unit: 'binary', maxLength: 70 }),
  )
  const name = fc.oneof(
    fc.constantFrom('club', 'riders'),
    fc.constantFrom('action', 'form-action', 'url', 'email', '_cc', 'constructor', '__proto__'),
    fc.string({ maxLength: 12 }),
  )
  const value = fc.oneof(
    fc.constantFrom('maya@example.com', `${HOST}/control/reset`, 'http://169.254.169.254/'),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  const sending = fc.record({
    documentId: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('page-1', 'page-2') },
      { weight: 1, arbitrary: hostile },
    ),
    sectionId: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('form$club', 'form$letter') },
      { weight: 1, arbitrary: hostile },
    ),
    typed: fc.dictionary(name, value, { maxKeys: 3 }),
    action: fc.option(value),
    isNative: fc.boolean(),
  })
  type Sending = typeof sending extends fc.Arbitrary<infer Value> ? Value : never

  /** Each of somebody else: limits are another matter. */
  const requestOf = ({ documentId, sectionId, typed, action, isNative }: Sending, index: number) => {
    const headers = { [CLIENT_HEADER]: `client ${index}` }
    const extra = action === null ? {} : { action, url: action }
    const sent = { email: `rider-${index}@example.com`, ...typed }
    const place = { 'form-document': documentId, 'form-section': sectionId }
    if (!isNative)
      return jsonRequest({ ...extra, place: { ...extra, documentId, sectionId }, fields: sent, ...guard }, headers)
    return nativeRequest({ ...(action !== null && { 'form-action': action }), ...sent, ...place }, headers)
  }

  test('whatever a request says [CT-033, FM-015]', async () => {
    const { sent } = formSite({ documents })
    const handler = await formHandler()
    let [asked, arrived] = [0, 0]
    await fc.assert(
      fc.asyncProperty(sending, async (sample) => {
        sent.length = 0
        const answer = await handler(requestOf(sample, (asked += 1)))
        expect([200, 303, 400, 404, 429]).toContain(answer.status)
        const form = named.get(`${sample.documentId} ${sample.sectionId}`)
        for (const each of sent) {
          arrived += 1
          expect(each.url).toBe(form?.url)
          expect([...(await each.formData()).keys()].filter((key) => !form?.fields.includes(key))).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
    expect(arrived).toBeGreaterThan(10)
  })
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
])('no form is sent to %j, even where content says so', async (action) => {
  const { sent } = formSite({ documents: [pageWith(formSection('form$club', action))] })
  expect((await post(jsonRequest(body))).status).toBe(400)
  expect(sent).toEqual([])
})

test.each([
  ['a field that is not the form’s', { ...fields, _cc: 'all@example.com' }],
  ['a field that is required and missing', {}],
  ['an address in another field that is none', { ...fields, friend: 'nobody' }],
])('%s is refused, with script and without', async (_, typed) => {
  const friend = formSection('form$club', ACTION, {}, [{ name: 'friend', form_validation: 'email' }])
  const { sent } = formSite({ documents: [pageWith(friend)] })
  expect((await post(jsonRequest({ ...body, fields: typed }))).status).toBe(400)
  const place = { 'form-document': 'page-1', 'form-section': 'form$club', 'form-anchor': 'form-1' }
  const answer = await post(nativeRequest({ ...typed, ...place }))
  expect(answer.headers.get('location')).toMatch(/#form-1-failed$/)
  expect(sent).toEqual([])
})

test('a publish that changes where a form is sent takes effect at once', async () => {
  const { sent, service } = formSite()
  await post(jsonRequest(body))
  service.documents = [pageWith(formSection('form$club', `${HOST}/forms/moved`))]
  service.ref = 'ref-2'
  const { fetchMasterRef } = await import('@/lib/content/api/repository')
  await fetchMasterRef()
  await post(jsonRequest(body))
  expect(sent.map(({ url }) => url)).toEqual([ACTION, `${HOST}/forms/moved`])
})

test('no redirect of a form’s target is followed', async () => {
  const answer = () => new Response(null, { status: 307, headers: { location: `${HOST}/control/reset` } })
  const { sent } = formSite({ answer })
  expect((await post(jsonRequest(body))).status).toBe(502)
  expect(sent.map(({ url, redirect }) => [url, redirect])).toEqual([[ACTION, 'manual']])
})

describe('a form of a draft', () => {
  const sealed = async (ref: string) => (await (await import('@/lib/core/server/draft-cookie')).draftCookie(ref)).value

  test('is sent where the draft says to whom previews it', async () => {
    const { sent, searches } = formSite({ previewCookie: await sealed('draft~ref') })
    expect((await post(jsonRequest(body))).status).toBe(200)
    expect(new Set(searches().map(({ searchParams }) => searchParams.get('ref')))).toEqual(new Set(['draft~ref']))
    expect(sent.map(({ url }) => url)).toEqual([ACTION])
  })

  test('is the published one once its preview has ended', async () => {
    const { sent, service, searches } = formSite({ previewCookie: await sealed('draft~ref') })
    Object.assign(service, { broken: Response.json({ message: 'expired' }, { status: 404 }), brokenTimes: 1 })
    expect((await post(jsonRequest(body))).status).toBe(200)
    expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['draft~ref', 'ref-1'])
    expect(sent).toHaveLength(1)
  })

  test('is none for a browser that only says that it previews', async () => {
    const { searches } = formSite({ previewCookie: 'draft~ref' })
    expect((await post(jsonRequest(body))).status).toBe(200)
    expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['ref-1'])
  })
})

test('without the content service nothing is sent, and that is said', async () => {
  const { sent, service, settled } = formSite()
  service.broken = 'unreachable'
  const handler = await formHandler()
  expect((await settled(handler(jsonRequest(body)))).status).toBe(503)
  expect(sent).toEqual([])
})
