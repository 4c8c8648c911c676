import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../../../lib/content/started-site'
import { stubUpstream } from '../../../lib/support/upstream'

const html = { id: 'html$1', slice_type: 'embedded_html', primary: { html: '<p>Hello</p>' } }
const template = { id: 'ejs$1', slice_type: 'ejs_file', primary: { file: 'zones.html' } }
const outside = { id: 'ejs$2', slice_type: 'ejs_file', primary: { file: '../secrets' } }
const text = { id: 'text$1', slice_type: 'text', primary: { html: '<p>No</p>', file: 'zones.html' } }
const page = contentDocument('page-1', { data: { body: [html, template, outside], body1: [text] } })

async function ask(section: string, { document = 'page-1', locale = 'en', headers = {}, query = '' } = {}) {
  const { GET } = await import('@/app/api/frames/[locale]/[document]/[section]/route')
  const request = new Request(`https://site.test/api/frames${query}`, { headers })
  return GET(request, { params: Promise.resolve({ locale, document, section }) })
}

test('a published section’s HTML is in a document of its own, whose policy leaves it alone with its scripts', async () => {
  startSite({ documents: [page] })
  const answer = await ask('html%241')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<p>Hello</p>')
  const policy = (answer.headers.get('content-security-policy') ?? '').split('; ')
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("default-src 'none'")
  expect(policy.join(' ')).not.toMatch(/allow-same-origin|connect-src|unsafe-eval|\*/)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each([
  ['a section that is not there', 'other$1', {}],
  ['a section of another type', 'text$1', {}],
  ['a file that leads out of its folder', 'ejs$2', {}],
  ['a document that is not there', 'html$1', { document: 'page-2' }],
  ['a language that the site has not', 'html$1', { locale: 'xx' }],
  ['a frame that is opened as a page', 'html$1', { headers: { 'sec-fetch-dest': 'document' } }],
])('there is nothing for %s', async (_, section, options) => {
  startSite({ documents: [page] })
  expect((await ask(section, options)).status).toBe(404)
})

const OWN = { 'sec-fetch-site': 'same-origin' }
const AGREED = `consent=outside.${Date.now()}`
const SHOWN = '?players=shown'

test.each([
  [true, 'who has agreed to outside content', { headers: { cookie: AGREED } }],
  [true, 'who agreed, though their browser asks not to be counted', { headers: { cookie: AGREED, 'sec-gpc': '1' } }],
  [true, 'for whom the page asks, after a press', { query: SHOWN, headers: OWN }],
  [true, 'for whom the page asks, in a browser that does not say who does', { query: SHOWN }],
  [false, 'of whom nothing is known', {}],
  [false, 'who has agreed to something else', { headers: { cookie: `consent=statistics+chat.${Date.now()}` } }],
  [false, 'with two answers', { headers: { cookie: `${AGREED}; ${AGREED}` } }],
  [false, 'for whom the HTML itself asks', { query: SHOWN, headers: { 'sec-fetch-site': 'cross-site' } }],
])('players of others load (%s) for a visitor %s', async (load, _, options) => {
  startSite({ documents: [page] })
  const answer = await ask('html%241', options)
  const policy = (answer.headers.get('content-security-policy') ?? '').split('; ')
  expect(policy.includes("frame-src 'none'")).toBe(!load)
  expect((await answer.text()).includes("waiting-player'")).toBe(!load)
})

test('another value of the parameter is refused', async () => {
  startSite({ documents: [page] })
  expect((await ask('html%241', { query: '?players=all' })).status).toBe(400)
})

test('nothing of a page shows whose flag is off', async () => {
  startSite({ documents: [contentDocument('page-1', { data: { body: [html], feature_flag: 'winter' } })] })
  expect((await ask('html$1')).status).toBe(404)
})

/** The content service answers, and the origin of templates as said. */
async function askTemplate(answer: () => Response) {
  const { service } = startSite({ documents: [page] })
  const content = globalThis.fetch
  const asked = stubUpstream((request) => (request.url.includes('/views/') ? answer() : content(request)))
  const response = await ask('ejs$1')
  expect(service.asked.length).toBeGreaterThan(0)
  return { response, asked: asked.filter(({ url }) => url.includes('/views/')) }
}

test('a template is loaded and shown with its script [SC-004, SC-005, CN-016]', async () => {
  const answer = () => new Response('<b>Zones</b><script>draw()</script>', { headers: { 'content-type': 'text/html' } })
  const { response, asked } = await askTemplate(answer)
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/web/gruppetto-web-pages/views/zones.html'])
  expect(await response.text()).toContain('<b>Zones</b><script>draw()</script>')
})

test('a template that can’t be loaded is an error heading with the message, which nobody keeps [SC-006, CN-017]', async () => {
  const { response } = await askTemplate(() => new Response('<h1>Stack trace</h1>', { status: 404 }))
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const shown = await response.text()
  expect(shown).toContain('<h2>Error</h2>\n<p>This part of the page can’t be shown right now.')
  expect(shown).not.toContain('Stack trace')
})

test('what editors alone see opens in a frame of this site, and only as we signed it', async () => {
  vi.resetModules()
  const { GET } = await import('@/app/api/frames/[locale]/signed/route')
  const { frameAddress } = await import('@/lib/domains/embeds/server')
  const path = frameAddress({ kind: 'html', html: '<p>Draft</p>' }, {}, { locale: 'en', isDraft: true }) ?? ''
  const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
  const get = (address: string, headers: Record<string, string>) =>
    GET(new Request(`https://site.test${address}`, { headers }), { params: Promise.resolve({ locale: 'en' }) })
  const answer = await get(path, framed)
  expect(await answer.text()).toContain('<p>Draft</p>')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox allow-scripts')
  const others = [{}, { ...framed, 'sec-fetch-dest': 'document' }, { ...framed, 'sec-fetch-site': 'cross-site' }]
  for (const headers of others) expect((await get(path, headers)).status).toBe(404)
  expect((await get(path.replace(/.$/, '_'), framed)).status).toBe(404)
  const shown = await get(`${path}&players=shown`, framed)
  expect(answer.headers.get('content-security-policy')).toContain("frame-src 'none'")
  expect(shown.headers.get('content-security-policy')).not.toContain("frame-src 'none'")
})
