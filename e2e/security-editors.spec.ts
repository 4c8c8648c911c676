import { createHash } from 'node:crypto'
// These tests use plain HTTP, so they don't use the fixtures that open a browser. Frames and messages in a browser are
// tested in simulator.spec.ts.
import { type APIRequestContext, expect, test } from '@playwright/test'
import lzString from 'lz-string'
import { type RawAnswer, rawRequest, type Sending } from './support/raw-request.ts'
import { Sandbox } from './support/sandbox.ts'
import { noteAnswer } from './support/security-matrix.ts'
import { heading, newHeading, testDocument, testUid } from './support/test-document.ts'

const FRAMED = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
const BY_SCRIPT = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }

const WRITTEN = 'Written by somebody'
const text = { type: 'paragraph', text: WRITTEN, spans: [] }
const stateOf = (sections: unknown) => lzString.compressToEncodedURIComponent(JSON.stringify(sections))
const simulator = (...sections: unknown[]) => `/slice-simulator?state=${stateOf(sections)}`
const section = (copy: unknown[]) => ({ slice_type: 'text', primary: { blocks: [{ copy }] }, items: [] })

async function attempt(name: string, path: string, sending: Sending = {}): Promise<RawAnswer> {
  const answer = await rawRequest(path, sending)
  noteAnswer(`${sending.method ?? 'GET'} ${path.split('?')[0]}`, name, answer.status)
  return answer
}

test('the live preview shows to frames of the content system and to its own script alone', async () => {
  for (const [name, headers] of [
    ['opened by itself', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    ['opened by a link of another site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }],
    ['asked for by another site’s script', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }],
    ['embedded as a script', { 'sec-fetch-dest': 'script', 'sec-fetch-site': 'cross-site' }],
    ['asked for by a program', {}],
  ] as const) {
    const answer = await attempt(name, simulator(section([text])), { headers })
    expect(answer.status, name).toBe(404)
    expect(answer.body, name).not.toContain(WRITTEN)
  }
  for (const headers of [FRAMED, BY_SCRIPT]) {
    const { status, headers: said, body } = await attempt('as the editor asks', simulator(section([text])), { headers })
    expect(status).toBe(200)
    expect(body).toContain(WRITTEN)
    expect(said['cache-control']).toContain('no-store')
    expect(said['content-security-policy']).toMatch(
      /frame-ancestors https:\/\/gruppetto\.prismic\.io http:\/\/localhost:\*(?:;|$)/,
    )
    expect(said['content-security-policy']).not.toMatch(/script-src [^;]*'unsafe-inline'/)
  }
  expect((await attempt('posted to', simulator(section([text])), { method: 'POST', headers: FRAMED })).status).toBe(405)
})

test('hostile sections run nothing in the live preview', async () => {
  const hyperlink = { type: 'hyperlink', start: 0, end: 7, data: { link_type: 'Web', url: 'javascript:alert(1)' } }
  const hostile = [
    section([{ type: 'paragraph', text: '<script>alert(1)</script>', spans: [] }]),
    section([{ ...text, spans: [hyperlink] }]),
    {
      slice_type: 'text_strip',
      primary: { text: 'x', button_label: 'y', button_url: 'javascript:alert(1)' },
      items: [],
    },
    { slice_type: '"><script>alert(1)</script>', primary: {}, items: [] },
    { slice_type: 'embedded_html', primary: { html: '<script>parent.alert(1)</script>' }, items: [] },
    { slice_type: '__proto__', primary: JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown, items: [] },
  ]
  const { status, body, headers } = await attempt('hostile sections', simulator(...hostile), { headers: FRAMED })
  expect(status).toBe(200)
  const policy = String(headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const foreign = [...body.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes = '', source = '']) =>
      !attributes.includes(`nonce="${nonce}"`) &&
      !/type="application\/(?:ld\+)?json"/.test(attributes) &&
      !policy.includes(`'sha256-${createHash('sha256').update(source).digest('base64')}'`),
  )
  expect(foreign.map(([script]) => script)).toEqual([])
  expect(body.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')).not.toMatch(/href="javascript:|<script>alert/)
})

test('a malformed section empties its own place in the live preview alone, and the editor is told', async () => {
  const malformed = [7, null, { slice_type: 'faq', primary: [], items: 'none' }]
  const whole = section([text])
  const { status, body } = await attempt(
    'malformed sections',
    `/slice-simulator?state=${stateOf([...malformed, whole])}`,
    {
      headers: FRAMED,
    },
  )
  expect(status).toBe(200)
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  expect(main.match(/id="unknown-\d"/g)).toEqual(['id="unknown-1"', 'id="unknown-2"', 'id="unknown-3"'])
  expect(main.match(/This section is not in the form that sections have/g)).toHaveLength(3)
  expect(/<div id="text-4".*/s.exec(main)?.[0]).toContain(WRITTEN)
})

const calendar = (maxRows?: unknown) => ({ slice_type: 'events_calendar', primary: { maxRows } })
const calendars = (count: number, maxRows?: unknown): [Sent, ...Sent[]] => [
  calendar(maxRows),
  ...Array.from({ length: count - 1 }, () => calendar(maxRows)),
]
const repeated = (count: number, item: object) => Array.from({ length: count }, () => item)
const long = 'Words of somebody who goes on and on. '.repeat(650)
const picture = {
  url: `http://localhost:4010/${'a'.repeat(30_000)}`,
  dimensions: { width: 4000, height: 100 },
  alt: '',
}

type Sent = { slice_type: string; primary?: object; items?: object[] }

/** Small addresses that would be large pages, and whether a part of them is rendered. */
const amplifying: Record<string, { sections: [Sent, ...Sent[]]; isDrawn: boolean }> = {
  'forty calendars of fifty rows': { sections: calendars(40, 50), isDrawn: false },
  'three, whose rows are text': { sections: calendars(3, ' 5e1 '), isDrawn: false },
  'forty calendars that say nothing of rows': { sections: calendars(40), isDrawn: false },
  'forty of a row, which have to be read all the same': { sections: calendars(40, 1), isDrawn: false },
  'two calendars of fifty rows': { sections: calendars(2, 50), isDrawn: true },
  'a hundred events': {
    sections: [{ slice_type: 'event_cards', items: repeated(130, { event_id: '1002' }) }],
    isDrawn: true,
  },
  'a long address in each of a hundred cards': {
    sections: [
      {
        slice_type: 'sidebyside',
        primary: { video_embed: { embed_url: `https://e.example/${long}` } },
        items: repeated(100, {}),
      },
    ],
    isDrawn: true,
  },
  'a title that every item is kept under': {
    sections: [{ slice_type: 'user_checklist', primary: { title: long }, items: repeated(90, { title: 'a' }) }],
    isDrawn: true,
  },
  'pictures in twenty sizes, whose address is long': {
    sections: [{ slice_type: 'full_width_cta', primary: { title: 'a', background_image: picture } }],
    isDrawn: true,
  },
}

for (const [name, { sections, isDrawn }] of Object.entries(amplifying)) {
  test(`a live preview is a megabyte at the most: ${name}`, async () => {
    const path = simulator(...sections)
    expect(path.length).toBeLessThan(8_100)
    const { status, body } = await attempt(name, path, { headers: FRAMED })
    expect(status).toBe(200)
    expect(Buffer.byteLength(body)).toBeLessThan(1024 * 1024)
    expect(body.includes(`id="${sections[0].slice_type}-1"`)).toBe(isDrawn)
  })
}

/** A page with a draft, and the token of a preview that shows the draft. */
async function draftedPage(request: APIRequestContext) {
  const sandbox = new Sandbox(request, process.env.SANDBOX_URL ?? 'http://localhost:4010')
  const uid = testUid('stolen')
  const documentId = await sandbox.create(testDocument(uid, [heading('Published')]))
  await sandbox.edit(`page/${uid}/en-us`, newHeading('In the draft'))
  const token = await sandbox.createPreview()
  const opened = await rawRequest(`/api/preview?${new URLSearchParams({ token, documentId }).toString()}`)
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  return { path: `/${uid}`, token, cookie }
}

test('a draft is shown by our own sealed cookie and by nothing that was stolen or made up', async ({ request }) => {
  const { path, token, cookie } = await draftedPage(request)
  expect((await attempt('the editor’s cookie', path, { headers: { cookie } })).body).toContain('In the draft')
  const sealed = cookie.slice(cookie.indexOf('=') + 1)
  const share = {
    cookie,
    'sec-fetch-site': 'same-origin',
    referer: new URL(path, process.env.BASE_URL ?? 'http://localhost:3000').href,
  }
  const shared = await attempt('the editor', '/api/preview/share', { method: 'POST', headers: share })
  const link = new URL((JSON.parse(shared.body) as { url: string }).url).searchParams.get('link') ?? ''
  for (const [name, stolen] of [
    ['the token as the content system’s cookie', `io.prismic.preview=${encodeURIComponent(token)}`],
    [
      'the token with the framework’s switch',
      `__prerender_bypass=guess; io.prismic.preview=${encodeURIComponent(token)}`,
    ],
    ['the token as our cookie', `draft=${encodeURIComponent(token)}`],
    ['a shared link as our cookie', `draft=${link}`],
    ['our cookie backwards', `draft=${sealed.split('').toReversed().join('')}`],
    ['our cookie with a letter changed', `draft=${sealed.slice(0, 20)}A${sealed.slice(21)}x`],
  ] as const) {
    const answer = await attempt(name, path, { headers: { cookie: stolen } })
    expect(answer.body, name).toContain('Published')
    expect(answer.body, name).not.toContain('In the draft')
    expect(answer.headers['set-cookie'], name).toBeUndefined()
  }
})

test('links to drafts are made for editors on our own pages, and only such links are opened', async ({ request }) => {
  const { cookie, token } = await draftedPage(request)
  const post = (headers: Record<string, string>) => ({ method: 'POST', headers })
  const own = { 'sec-fetch-site': 'same-origin' }
  for (const [name, sending, status] of [
    ['another site', post({ cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }), 403],
    ['a neighbour', post({ cookie, 'sec-fetch-site': 'same-site' }), 403],
    ['a program', post({ cookie }), 403],
    ['a visitor', post(own), 401],
    ['a made-up cookie', post({ ...own, cookie: 'draft=made-up' }), 401],
    ['the token as a link', { headers: {} }, 400],
  ] as const) {
    const query = sending.headers && 'cookie' in sending.headers ? '' : `?link=${encodeURIComponent(token)}`
    const answer = await attempt(name, `/api/preview/share${query}`, sending)
    expect(answer.status, name).toBe(status)
    expect(answer.headers['set-cookie'], name).toBeUndefined()
    expect(answer.body, name).not.toMatch(/websitePreviewId|In the draft/)
  }
  const away = await attempt('from another site', '/api/exit-preview', {
    headers: { referer: 'https://evil.example/x' },
  })
  expect(new URL(String(away.headers.location), 'http://own.example').host).toMatch(/^(?:own\.example|localhost:\d+)$/)
})
