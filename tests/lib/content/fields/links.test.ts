import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { documentPath, link, linkText } from '@/lib/content/fields/links'

const english = { locale: 'en', siteUrl: 'https://gruppetto.example' } as const
const german = { ...english, locale: 'de' } as const
const web = (url: string, target?: string) => ({ link_type: 'Web', url, target })
const page = (fields = {}) => ({ link_type: 'Document', type: 'page', uid: 'plans', lang: 'en-us', ...fields })

test('an address of ours stays in its tab', () => {
  expect(link(web('/plans?a=1#top'), english)).toEqual({ href: '/plans?a=1#top', external: false, newTab: false })
})

test('our own origin is written short', () => {
  expect(link(web('https://gruppetto.example/plans'), english)?.href).toBe('/plans')
})

test('an address of ours never becomes one of another site', () => {
  expect(link(web('https://gruppetto.example//evil.example/a'), english)?.href).toBe('/evil.example/a')
  expect(link(web('https://gruppetto.example/\\/evil.example'), german)?.href).toBe('/de/evil.example')
})

test('an address of ours opens a new tab where the content asks for it', () => {
  expect(link(web('/plans', '_blank'), english)?.newTab).toBe(true)
  expect(link(web('/plans'), english, true)?.newTab).toBe(true)
})

test.each([
  'https://elsewhere.example/a',
  '//elsewhere.example/a',
  'http://gruppetto.example:8080/',
  'HTTPS://ELSEWHERE.example',
])('%s is external and opens a new tab [PB-033]', (url) => {
  expect(link(web(url), english)).toMatchObject({ external: true, newTab: true })
})

test.each(['mailto:hello@gruppetto.example', 'tel:+4912345'])('%s opens in place', (url) => {
  expect(link(web(url, '_blank'), english)).toEqual({ href: url, external: true, newTab: false })
})

test('a place on the same page is left as it is', () => {
  expect(link(web('#plans'), german)).toEqual({ href: '#plans', external: false, newTab: false })
})

test('a plain text is an address', () => {
  expect(link(' /plans ', english)?.href).toBe('/plans')
})

test.each([
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['  javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x'],
  ['blob:https://gruppetto.example/x'],
  ['file:///etc/passwd'],
])('%j is no link', (url) => {
  expect(link(web(url), english)).toBeUndefined()
  expect(link(url, english)).toBeUndefined()
})

// @prismicio/client, types/value/types.ts: `Repeatable`; types/value/link.ts: `OptionalLinkProperties`.
test('of links that editors may repeat the first counts that leads somewhere', () => {
  const empty = { link_type: 'Any', text: 'Soon', key: 'a' }
  const links = [empty, { ...web('/plans'), key: 'b', variant: 'Primary' }, { ...web('/events'), key: 'c' }]
  expect(link(links, german)).toEqual({ href: '/de/plans', external: false, newTab: false })
  expect(link([empty], german)).toBeUndefined()
})

test('a link’s own text is its label, of a repeatable one that of the link that is taken', () => {
  expect(linkText({ ...page(), text: ' All plans ' }, english)).toBe('All plans')
  const broken = { link_type: 'Document', isBroken: true, text: 'Old campaign' }
  expect(linkText([broken, { ...web('/shop'), text: 'Shop' }], english)).toBe('Shop')
  expect(linkText([broken, web('/shop')], english)).toBeUndefined()
  expect(linkText([broken, { link_type: 'Any', text: 'Soon' }], english)).toBe('Old campaign')
  for (const none of [undefined, '/plans', web('/'), { text: '  ' }, []]) {
    expect(linkText(none, english)).toBeUndefined()
  }
})

test.each([
  [undefined],
  [null],
  [''],
  ['   '],
  [7],
  [[]],
  [{}],
  [{ link_type: 'Any' }],
  [web('https://')],
  [{ link_type: 'Web', url: 7 }],
  [page({ isBroken: true })],
  [page({ uid: undefined })],
  [page({ type: 'navigation' })],
])('%j is no link', (value) => {
  expect(link(value, english)).toBeUndefined()
})

test('an address of ours keeps the language of the page it stands on', () => {
  expect(link(web('/plans'), german)?.href).toBe('/de/plans')
  expect(link(web('/fr/plans'), german)?.href).toBe('/fr/plans')
  expect(link(web(`${german.siteUrl}/fr/plans?plan=2`), german)?.href).toBe('/fr/plans?plan=2')
  expect(link(web(`${german.siteUrl}/plans`), german)?.href).toBe('/de/plans')
  expect(link(web('/login'), german)?.href).toBe('/login')
})

test('a document is linked in its own language, an English one in the language of the page', () => {
  expect(link(page(), german)?.href).toBe('/de/plans')
  expect(link(page({ lang: 'fr-fr' }), german)?.href).toBe('/fr/plans')
  expect(link(page({ lang: 'fr-fr' }), english)?.href).toBe('/fr/plans')
})

test('documents are linked by their kind [CN-007]', () => {
  expect(documentPath({ type: 'page', uid: 'home' })).toBe('/')
  expect(documentPath({ type: 'academy_page', uid: 'training-basics' })).toBe('/academy/training/basics')
  expect(documentPath({ type: 'campaign_page', uid: 'tour' })).toBe('/campaigns/tour')
  expect(documentPath({ type: 'stage', uid: 'pine-ridge' })).toBe('/stages/pine-ridge')
})

const scheme = fc
  .stringMatching(/^[a-zA-Z][a-zA-Z0-9+.-]{0,12}$/)
  .filter((name) => !['http', 'https', 'mailto', 'tel'].includes(name.toLowerCase()))
const noise = fc.string({ unit: fc.nat(0x20).map((code) => String.fromCodePoint(code)), maxLength: 3 })

test('no other scheme ever becomes a link, whatever is mixed into it', () => {
  fc.assert(
    fc.property(scheme, noise, noise, fc.string(), (name, before, within, rest) => {
      const split = Math.floor(name.length / 2)
      const address = `${before}${name.slice(0, split)}${within.replaceAll(/[^\t\n\r]/g, '')}${name.slice(split)}:${rest}`
      expect(link(web(address), english)).toBeUndefined()
    }),
  )
})

test('whatever the field, a link is one that a browser follows only to http, mail or phone', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => web(text)),
        fc.json().map((text) => JSON.parse(text) as unknown),
      ),
      (value) => {
        const read = link(value, english)
        fc.pre(read !== undefined)
        const address = new URL(read?.href ?? '', english.siteUrl)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(address.protocol)
        expect(read?.external).toBe(address.origin !== english.siteUrl)
      },
    ),
    { numRuns: 500 },
  )
})

test('pages of a service that is off have no links, in any language or form', async () => {
  vi.stubEnv('STOREFRONT_DOMAIN', 'off')
  vi.resetModules()
  const { link: linkHere } = await import('@/lib/content/fields/links')
  const shop = [
    web('/shop'),
    web('/de/shop?a=b'),
    web('https://gruppetto.example/shop#top'),
    '/shop',
    page({ uid: 'shop' }),
  ]
  expect(shop.filter((value) => linkHere(value, german) !== undefined)).toEqual([])
  const others = [web('/shopping'), web('https://elsewhere.example/shop'), page()]
  expect(others.filter((value) => linkHere(value, german) === undefined)).toEqual([])
  vi.unstubAllEnvs()
})
