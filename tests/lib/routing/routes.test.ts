import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UpstreamError } from '@/lib/core/errors'
import { askedPage } from '@/lib/routing/asked-page'
import { decideRoute } from '@/lib/routing/decide-route'
import type { Decision } from '@/lib/core/route-decision'
import type { Lookups } from '@/lib/routing/lookups'
import { routes } from '@/lib/routing/routes'

const SITE = 'https://site.example'

const now = new Date('2030-03-06T12:00:00Z')

/** A site on which nobody is signed in, no draft is shown, and every address has its page. */
const everythingThere: Lookups = {
  siteUrl: SITE,
  now: () => now,
  passwordPage: undefined,
  isOff: () => false,
  flagForm: () => undefined,
  showsDraft: async () => false,
  isSignedIn: async () => false,
  findAbsence: async () => undefined,
  campaignStarts: async () => ({}),
  mustWaitToSignIn: async () => false,
  takeSharedPage: async () => true,
}

type Asked = { method?: string; path: string; headers?: Record<string, string>; lookups?: Partial<Lookups> }

const requestOf = ({ method = 'GET', path, headers }: Asked) => ({
  method,
  url: new URL(SITE + path),
  headers: new Headers(headers),
})

const decisionOn = (asked: Asked) => decideRoute(requestOf(asked), { ...everythingThere, ...asked.lookups })

/** The first row that applies to a request. */
async function rowFor(asked: Asked): Promise<string | undefined> {
  const page = askedPage(requestOf(asked), { ...everythingThere, ...asked.lookups })
  for (const { name, decide } of routes) if (await decide(page)) return name
  return undefined
}

const signedIn = { isSignedIn: async () => true }
const inDraft = { showsDraft: async () => true }
const off = { isOff: () => true, findAbsence: async () => ({ kind: 'missing' }) as const }
const gone = { findAbsence: async () => ({ kind: 'gone' }) as const }
const page = (pathname: string) => ({ kind: 'route', pathname }) as const
const own = (pathname: string) => ({ kind: 'page-for-one-request', pathname }) as const
const to = (url: string) => ({ kind: 'redirect', to: new URL(url, SITE) }) as const

const EXAMPLES: [row: string, asked: Asked, decision: Partial<Decision>][] = [
  ['only reading', { method: 'POST', path: '/login' }, { kind: 'refusal', status: 405 }],
  ['only reading', { method: 'OPTIONS', path: '/en' }, { kind: 'refusal', status: 204 }],
  ['of a service that is off', { path: '/de/shop', lookups: { ...off, ...inDraft } }, page('/de/variants/missing')],
  ['of a service that is off', { path: '/login?returnTo=/', lookups: off }, page('/en/variants/missing')],
  ['of a service that is off', { path: '/my-events', lookups: { ...off, ...signedIn } }, page('/en/variants/missing')],
  [
    'change of the password',
    { path: '/.well-known/change-password', lookups: { passwordPage: 'https://id.example/me?tab=password' } },
    { ...to('https://id.example/me?tab=password'), status: 303 },
  ],
  ['sign-in under a language', { path: '/de/login?a=b' }, to('/login?a=b&returnTo=%2Fde')],
  [
    'sign-in under a language',
    { path: '/de/login?problem=denied&returnTo=/fr/events/view/7' },
    to('/login?problem=denied&returnTo=%2Fde%2Fevents%2Fview%2F7'),
  ],
  ['sign-in under a language', { path: '/en/login?returnTo=/de/shop' }, to('/login?returnTo=%2Fshop')],
  ['sign-in under a language', { path: '/de/login?returnTo=//x.yz' }, to('/login?returnTo=%2Fde')],
  ['sign-in under a language', { path: '/en/join?returnTo=/shop' }, to('/join?returnTo=%2Fshop')],
  ['sign-in', { path: '/login?returnTo=/de/shop' }, page('/api/auth/login')],
  ['sign-in', { path: '/join' }, page('/api/auth/join')],
  ['sign-in', { path: '/login?problem=x&returnTo=/de/shop' }, own('/de/login')],
  ['one address a page', { path: '/en/settings' }, to('/settings')],
  ['one address a page', { path: '/home?a=b' }, { ...to('/?a=b'), status: 308 }],
  ['simulator', { path: '/slice-simulator', headers: { 'sec-fetch-dest': 'iframe' } }, own('/en/slice-simulator')],
  ['simulator', { path: '/slice-simulator' }, page('/en/variants/missing')],
  ['page of a player', { path: '/de/settings/profile', lookups: signedIn }, own('/de/settings/profile')],
  [
    'page of a player',
    { path: '/my-events?page=2' },
    { ...to('/login?returnTo=%2Fmy-events%3Fpage%3D2'), status: 303 },
  ],
  ['internal route', { path: '/variants/events', lookups: inDraft }, page('/en/variants/missing')],
  ['encoded twice', { path: '/de/%2541' }, page('/de/variants/missing')],
  ['secret event', { path: '/events/view/7?eventSecret=x' }, own('/en/variants/secret-event/7')],
  ['contact form again', { path: '/fr/help/contact?draft=' }, own('/fr/variants/contact')],
  ['calendar of a choice', { path: '/events?type=race', lookups: inDraft }, own('/en/variants/events')],
  ['search', { path: '/ja/search?q=', lookups: inDraft }, own('/ja/variants/search')],
  ['draft', { path: '/about', lookups: { ...inDraft, ...gone } }, own('/en/about')],
  ['draft', { path: '/de/campaigns/x', lookups: inDraft }, own('/de/variants/player-campaign/x')],
  ['nothing there', { path: '/de/campaigns/x', lookups: { ...signedIn, ...gone } }, page('/de/variants/gone')],
  ['campaign', { path: '/campaigns/x' }, page('/en/variants/campaign/x/pre-registration')],
  ['campaign', { path: '/campaigns/x', lookups: signedIn }, own('/en/variants/player-campaign/x')],
  ['shared page', { path: '/ride?fundraiser_id=7' }, page('/en/variants/fundraiser/7/ride')],
]

test.each(EXAMPLES)('%s: decides on %o', async (row, asked, decision) => {
  expect(await rowFor(asked)).toBe(row)
  expect(withAddress(await decisionOn(asked))).toMatchObject(withAddress(decision))
})

/** A decision with its target as a text: `toMatchObject` takes any two addresses for the same. */
const withAddress = (decision: Partial<Decision>) =>
  'to' in decision ? { ...decision, to: decision.to?.href } : decision

test.each<[string, Asked, Record<string, string>]>([
  ['a refusal says what is allowed', { method: 'PUT', path: '/about' }, { allow: 'GET, HEAD, OPTIONS' }],
  ['nobody keeps that somebody is not signed in', { path: '/my-events' }, { 'cache-control': 'private, no-store' }],
  [
    'an event’s secret is told to no other site, and no engine lists its page',
    { path: '/events/view/7?eventSecret=x' },
    { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' },
  ],
  ['no engine lists what is found', { path: '/search?q=ride' }, { 'x-robots-tag': 'noindex' }],
  [
    'what a visitor has typed is told to no other site',
    { path: '/help/contact?draft=x' },
    { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' },
  ],
  ['no engine lists a draft', { path: '/about', lookups: inDraft }, { 'x-robots-tag': 'noindex' }],
  [
    'no engine lists the draft of a campaign',
    { path: '/campaigns/x', lookups: inDraft },
    { 'x-robots-tag': 'noindex' },
  ],
  ['no engine lists the way back from sign-in', { path: '/login?problem=denied' }, { 'x-robots-tag': 'noindex' }],
  [
    'no engine lists the preview',
    { path: '/slice-simulator', headers: { 'sec-fetch-dest': 'iframe' } },
    { 'x-robots-tag': 'noindex' },
  ],
])('%s', async (_, asked, headers) => {
  expect(await decisionOn(asked)).toHaveProperty('headers', headers)
})

test('has an example for every row', () => {
  const shown = new Set(EXAMPLES.map(([row]) => row))
  expect(routes.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
})

test.each([
  ['/', '/en'],
  ['/de', '/de'],
  ['/about?a=b', '/en/about'],
  ['/logins', '/en/logins'],
  ['/settingsx', '/en/settingsx'],
  ['/variantsx', '/en/variantsx'],
  ['/slice-simulators', '/en/slice-simulators'],
  ['/events/view/7', '/en/events/view/7'],
  ['/events/view/7/x?eventSecret=x', '/en/events/view/7/x'],
  ['/past/events/view/7?eventSecret=x', '/en/past/events/view/7'],
  ['/events?utm_source=x', '/en/events'],
  ['/about?type=race&draft=x&eventSecret=x', '/en/about'],
  ['/campaigns/x/stages/y', '/en/campaigns/x/stages/y'],
  ['/news/1?fundraiser_id=7', '/en/news/1'],
])('no row applies to %s: it is answered by the page itself', async (path, pathname) => {
  expect(await rowFor({ path })).toBeUndefined()
  expect(await decisionOn({ path })).toEqual(page(pathname))
})

test.each(EXAMPLES)(
  '%s: a decision leaves the address as it was, since it is shared by all who ask for it: %o',
  async (_row, asked) => {
    const request = requestOf(asked)
    const before = request.url.href
    await decideRoute(request, { ...everythingThere, ...asked.lookups })
    expect(request.url.href).toBe(before)
  },
)

test.each(['/', '/de/about', '/events?utm_source=x'])('nothing has to be waited for to decide on %s', (path) => {
  const lookups = { ...everythingThere, showsDraft: () => false, findAbsence: () => undefined }
  expect(decideRoute(requestOf({ path }), lookups)).toMatchObject({ kind: 'route' })
})

describe('a client over its limit', () => {
  test('reads on a page that it has to wait with signing in', async () => {
    const lookups = { mustWaitToSignIn: async () => true }
    const decision = await decisionOn({ path: '/login?returnTo=/ja', lookups })
    expect(decision).toMatchObject({ ...own('/ja/login'), search: 'returnTo=%2Fja&problem=too_many_tries' })
  })

  test('gets a shared page without a head of its own', async () => {
    const lookups = { takeSharedPage: async () => false }
    expect(await decisionOn({ path: '/ride?fundraiser_id=7', lookups })).toEqual(page('/en/ride'))
  })
})

describe('the page of a campaign', () => {
  const outage = new UpstreamError({ service: 'content', operation: 'getCampaignSchedule', kind: 'network' })

  test('is that of the present stage for visitors', async () => {
    const lookups = { campaignStarts: async () => ({ registration: '2030-03-06T11:59:59Z' }) }
    const decision = await decisionOn({ path: '/campaigns/x', lookups })
    expect(decision).toMatchObject(page('/en/variants/campaign/x/registration'))
  })

  test.each([
    ['the next one', '2030-03-07T12:00:00Z', '2030-04-01T00:00:00Z', 24 * 60 * 60 * 1000 + 1],
    ['the last one', '2030-03-06T11:00:00Z', '2030-03-06T12:00:01Z', 1001],
    ['a moment later', '2030-03-06T12:00:00Z', undefined, 1],
    ['never again', '2030-03-01T00:00:00Z', undefined, Infinity],
  ])('stays the same until %s begins', async (_, registration, post, unchangedForMs) => {
    const lookups = { campaignStarts: async () => ({ registration, post }) }
    expect(await decisionOn({ path: '/campaigns/x', lookups })).toMatchObject({ unchangedForMs })
  })

  test('may be another at any moment while the dates can’t be read', async () => {
    const lookups = { campaignStarts: () => Promise.reject(outage) }
    expect(await decisionOn({ path: '/campaigns/x', lookups })).toMatchObject({ unchangedForMs: 0 })
  })

  test('is the one that shows whatever stage is known when the dates can’t be read', async () => {
    const lookups = { campaignStarts: () => Promise.reject(outage) }
    const decision = await decisionOn({ path: '/campaigns/x', lookups })
    expect(decision).toMatchObject(page('/en/variants/campaign/x/now'))
  })

  test('does not hide other errors as an outage', async () => {
    const lookups = { campaignStarts: () => Promise.reject(new TypeError('a fault of ours')) }
    await expect(decisionOn({ path: '/campaigns/x', lookups })).rejects.toThrow('a fault of ours')
  })
})

test('no address leads to another site, whatever it is made of', async () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2F',
    '%5C',
    'evil.example',
    '@',
    ':',
    '.',
    '?',
    '#',
    'en',
    'de',
    'home',
    'login',
    'settings',
    'a',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const decision = await decisionOn({ path: `/${parts.join('')}` })
      if (decision.kind !== 'redirect') return
      expect(decision.to.origin).toBe(SITE)
      expect(decision.to.pathname).not.toMatch(/^\/\//)
    }),
  )
})

test('only editors name another site, and a path that would be one is a fault', async () => {
  const leadingTo = (address: string) =>
    decisionOn({ path: '/old', lookups: { findAbsence: async () => ({ kind: 'permanent', to: address }) } })
  expect(await leadingTo('https://shop.example/sale')).toMatchObject({ kind: 'redirect', writtenBy: 'editors' })
  await expect(leadingTo(`${SITE}//evil.example`)).rejects.toThrow('another site')
})

test('the form is that of the lookups, for the request’s own headers, and programs that want Markdown get none', async () => {
  const flagForm: Lookups['flagForm'] = (headers) => headers.get('x-flag-form') ?? ''
  const headers = { 'x-flag-form': 'winter' }
  expect(await decisionOn({ path: '/plans', headers, lookups: { flagForm } })).toMatchObject({
    pathname: '/en~winter/plans',
    hasFlagForms: true,
  })
  expect(await decisionOn({ path: '/plans.md', headers, lookups: { flagForm } })).toEqual({
    kind: 'route',
    pathname: '/en/plans',
    form: 'markdown',
  })
})
