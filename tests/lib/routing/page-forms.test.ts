import { expect, test } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { decideRoute } from '@/lib/routing/decide-route'
import type { Lookups } from '@/lib/routing/lookups'

const SITE = 'https://site.example'

/** An editor's browser with a draft, of a player who is signed in. */
const lookups: Lookups = {
  siteUrl: SITE,
  now: () => new Date('2030-03-06T12:00:00Z'),
  passwordPage: undefined,
  isOff: () => false,
  flagForm: () => undefined,
  showsDraft: () => true,
  isSignedIn: () => true,
  findAbsence: (path) => absences[path],
  campaignStarts: async () => ({}),
  mustWaitToSignIn: async () => false,
  takeSharedPage: async () => true,
}

const absences: Record<string, ReturnType<Lookups['findAbsence']>> = {
  '/nothing': { kind: 'missing' },
  '/gone': { kind: 'gone' },
  '/old': { kind: 'permanent', to: '/de/new' },
  '/elsewhere': { kind: 'permanent', to: 'https://other.example/a' },
}

type Asked = { method?: string; accept?: string; lookups?: Lookups }

const decisionOn = async (path: string, { method = 'GET', accept, lookups: known = lookups }: Asked = {}) => {
  const headers = new Headers(accept === undefined ? {} : { accept })
  return decideRoute({ method, url: new URL(SITE + path), headers }, known)
}

const markdown = (pathname: string) => ({ kind: 'route', pathname, form: 'markdown' })
const missing = (locale = 'en') => ({ kind: 'route', pathname: `/${locale}/variants/missing` })

test.each<[path: string, decision: object]>([
  ['/about.md', markdown('/en/about')],
  ['/de/about.md', markdown('/de/about')],
  ['/index.md', markdown('/en')],
  ['/de/index.md', markdown('/de')],
  ['/news/7-a.md?utm_source=x', markdown('/en/news/7-a')],
  ['/llms.txt', { kind: 'route', pathname: '/en', form: 'guide' }],
  ['/de/llms.txt', { kind: 'route', pathname: '/de', form: 'guide' }],
  ['/campaigns/x.md', markdown('/en/variants/campaign/x/pre-registration')],
])('%s is what visitors get at the page’s address, whoever asks', async (path, decision) => {
  expect(await decisionOn(path)).toMatchObject(decision)
})

test.each<[path: string, decision: object]>([
  ['/nothing.md', missing()],
  ['/gone.md', { kind: 'route', pathname: '/en/variants/gone' }],
  ['/settings/profile.md', missing()],
  ['/de/my-events.md', missing('de')],
  ['/login.md', missing()],
  ['/about/llms.txt', missing()],
  ['/home/llms.txt', missing()],
  ['/slice-simulator.md', missing()],
  ['/variants/events.md', missing()],
])('there is no %s', async (path, decision) => {
  expect(await decisionOn(path)).toEqual(decision)
})

test('an endpoint and the gallery have no Markdown', async () => {
  expect(await decisionOn('/gallery/Hero.md')).not.toHaveProperty('form')
})

const placeOf = (decision: Decision) => (decision.kind === 'redirect' ? [decision.status, decision.to.href] : decision)

test.each<[path: string, status: number, to: string]>([
  ['/en/llms.txt', 308, `${SITE}/llms.txt`],
  ['/home.md', 308, `${SITE}/index.md`],
  ['/en/about.md', 308, `${SITE}/about.md`],
  ['/old.md', 308, `${SITE}/de/new.md`],
  ['/elsewhere.md', 308, 'https://other.example/a'],
])('%s leads on as the page does', async (path, status, to) => {
  expect(placeOf(await decisionOn(path))).toEqual([status, to])
})

test('only reading is allowed', async () => {
  expect(await decisionOn('/about.md', { method: 'POST' })).toMatchObject({ kind: 'refusal', status: 405 })
})

const visitor: Lookups = { ...lookups, showsDraft: () => false, isSignedIn: () => false }

test.each([
  ['text/markdown', '/about', '/about.md'],
  ['text/markdown, text/html, */*', '/de?a=b', '/de/index.md'],
  ['text/html;q=0.5, Text/Markdown;q=0.8', '/', '/index.md'],
  ['text/markdown', '/campaigns/x', '/campaigns/x.md'],
])('who prefers Markdown (%s) is led from %s to %s, and nobody keeps that', async (accept, path, to) => {
  const decision = await decisionOn(path, { accept, lookups: visitor })
  expect(placeOf(decision)).toEqual([303, SITE + to])
  expect(decision).toMatchObject({ headers: { 'cache-control': 'private, no-store', vary: 'Accept' } })
})

test.each([
  'text/html,application/xhtml+xml,*/*;q=0.8',
  '*/*',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
  'text/markdownish',
])('all others get the page: %s', async (accept) => {
  expect(await decisionOn('/about', { accept, lookups: visitor })).toEqual({ kind: 'route', pathname: '/en/about' })
})

test('a page of a player, a draft and what isn’t there are not led to Markdown', async () => {
  const accept = 'text/markdown'
  expect(await decisionOn('/about', { accept })).toMatchObject({ kind: 'page-for-one-request' })
  expect(await decisionOn('/campaigns/x', { accept })).toMatchObject({ kind: 'page-for-one-request' })
  expect(await decisionOn('/nothing', { accept, lookups: visitor })).toEqual(missing())
  expect(await decisionOn('/login', { accept, lookups: visitor })).toEqual(
    expect.objectContaining({ pathname: '/api/auth/login' }),
  )
})
