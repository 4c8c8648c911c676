// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, request as newRequest, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import { z } from 'zod'
import { faultKinds, type FaultKind } from '../support/fault-kinds.ts'
import { faultMatrix } from '../support/fault-matrix.ts'
import { impatient, type OwnSite, startOwnSite } from '../support/own-site.ts'
import { expectProblem } from '../support/problem.ts'
import { Sandbox } from '../support/sandbox.ts'
import { siteTime } from '../support/site-time.ts'
import { testDocument, testUid } from '../support/test-document.ts'

// These tests run one after the other, on a site of their own, since the breaker must be closed before each fault.
test.describe.configure({ mode: 'default' })

/** Whether the service has certainly not received what was sent; after other faults it may have. */
const isLost = (kind: FaultKind) => /refused|failing|unreachable|rate_limited/.test(kind)

const { beginMatrix, noteSeen } = faultMatrix('fault-matrix-forms')

let site: OwnSite
let sandbox: Sandbox
/** The page with a form that is sent to this sandbox. */
let documentId: string
let api: APIRequestContext

test.beforeAll(async () => {
  const { workerIndex, config } = test.info()
  // A worker that replaces another one after a failure continues its table.
  if (workerIndex < config.workers) beginMatrix()
  site = await startOwnSite('form-faults', impatient)
  api = await newRequest.newContext({ extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' } })
  sandbox = new Sandbox(api, site.sandboxUrl)
  const action = { link_type: 'Web', url: `${site.sandboxUrl}/forms/club` }
  const section = { slice_type: 'form', id: 'form$club', primary: { action_url: action } }
  documentId = await sandbox.create(testDocument(testUid('form'), [section]))
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

const guard = { homepage: '', shownMs: 9000 }
const message = { firstName: 'Maya', lastName: 'Lindqvist', queryType: 'Something else', language: 'en' }
const chosen = () => `maya-${crypto.randomUUID()}@example.com`

const arrivalsSchema = z.array(z.record(z.string(), z.unknown()))
const listed = async (path: string) => arrivalsSchema.parse(await (await api.get(site.sandboxUrl + path)).json())
const holding = (records: object[], email: string) => records.filter((each) => JSON.stringify(each).includes(email))

/** All public forms: the service behind each, what is sent, and what has arrived there. */
const forms = [
  {
    path: '/api/contact',
    service: 'support',
    body: (email: string) => ({ ...message, email, message: `Dear all, ${email}`, ...guard }),
    arrived: async (email: string) => holding(await listed('/control/support'), email),
  },
  {
    path: '/api/email-sign-up',
    service: 'tracking',
    body: (email: string) => ({ email, hasAccepted: true, id: 'footer', ...guard }),
    arrived: async (email: string) => holding(await listed('/control/tracking'), email),
  },
  {
    path: '/api/forms',
    service: 'forms',
    body: (email: string) => ({ place: { documentId, sectionId: 'form$club' }, fields: { email }, ...guard }),
    arrived: async (email: string) => holding(await listed('/control/tracking'), email),
  },
] as const

const during = async (service: string, kind: FaultKind, act: () => Promise<APIResponse>) => {
  await sandbox.fault({ service, kind, milliseconds: /slow|rate/.test(kind) ? 2000 : undefined })
  const answer = await act()
  await sandbox.clearFaults()
  return answer
}

for (const { path, service, body, arrived } of forms) {
  test(`${path}: nobody is thanked for what was lost, and another try sends it once [CT-013, CT-026]`, async () => {
    for (const kind of faultKinds) {
      const email = chosen()
      const send = () => api.post(site.url + path, { data: body(email) })
      const answer = await during(service, kind, send)
      // Any 2xx of the support desk and of a form's target is success, whatever it says.
      const isSuccess = answer.ok() && /malformed|wrong_schema/.test(kind)
      const seen = isSuccess ? '200, as any 2xx' : await expectProblem(answer, `${path}, ${kind}`)
      await expect.poll(async () => (await send()).ok(), { message: `${path}, ${kind}`, timeout: 10_000 }).toBe(true)
      if (isLost(kind)) expect(await arrived(email), `${path}, ${kind}`).toHaveLength(1)
      noteSeen(service, kind, `POST ${path}`, `${seen}; another try sends it`)
    }
  })
}

test('without script, a message that was not sent leads back to every letter of it, as letters', async () => {
  const text = '<img src=x onerror=alert(1)>'
  for (const kind of faultKinds.filter((each) => !/malformed|wrong_schema/.test(each))) {
    const email = chosen()
    const german = { language: 'de', queryType: 'Etwas anderes' }
    const fields = { ...message, ...german, firstName: text, email, message: `${text} ${email}`, homepage: '' }
    const send = () => api.post(`${site.url}/api/contact`, { form: fields, maxRedirects: 0 })
    const answer = await during('support', kind, send)
    expect(answer.status(), kind).toBe(303)
    const back = await api.get(answer.headers().location ?? '')
    const html = await back.text()
    expect(back.url(), kind).toContain('/de/help/contact?draft=')
    expect(back.headers()['cache-control'], kind).toContain('no-store')
    expect(html, kind).toContain('Deine Nachricht konnte nicht gesendet werden.')
    expect(html, kind).not.toContain(text)
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length - 1, kind).toBeGreaterThanOrEqual(2)
    expect(html, kind).toContain(`value="${email}"`)
    await expect.poll(async () => (await send()).headers().location, { timeout: 10_000 }).toMatch(/contact\/sent$/)
    noteSeen('support', kind, 'the form without script', '303 to the form with every letter; another try is thanked')
  }
})

test('HTML, NUL bytes and second headers in any field arrive as the letters they are', async () => {
  const email = chosen()
  const evil = '<script>alert(1)</script>\0\r\nBcc: all@example.com'
  const data = { ...forms[0].body(email), firstName: evil, lastName: evil, message: `${evil} ${email}` }
  expect((await api.post(`${site.url}/api/contact`, { data })).status()).toBe(200)
  const line = '<script>alert(1)</script> Bcc: all@example.com'
  expect(await forms[0].arrived(email)).toMatchObject([
    {
      name: `${line} ${line}`,
      message: expect.stringMatching(/^<script>alert\(1\)<\/script>\r?\nBcc: all@example.com /),
    },
  ])
})

test('while nobody knows of an agent there is none, and the way to people stays', async () => {
  const ask = () => api.get(`${site.url}/api/chat/availability`)
  for (const kind of faultKinds) {
    const answer = await during('chat', kind, ask)
    expect(answer.status(), kind).toBe(200)
    expect(await answer.text(), kind).toContain('"isAvailable":false')
    noteSeen('chat', kind, 'availability', '200: no agent; the form opens')
    await expect
      .poll(async () => (await ask()).text(), { message: kind, timeout: 10_000 })
      .toContain('"isAvailable":true')
  }
})

test('an interaction is taken whatever becomes of it', async () => {
  const data = { event: 'Fundraiser Created', properties: {}, timeStamp: new Date(siteTime()).toISOString() }
  const headers = { cookie: `consent=statistics.${siteTime()}` }
  for (const kind of faultKinds) {
    const answer = await during('tracking', kind, () => api.post(`${site.url}/api/interactions`, { data, headers }))
    expect(answer.status(), kind).toBe(202)
    noteSeen('tracking', kind, 'POST /api/interactions', '202, at once')
  }
})
