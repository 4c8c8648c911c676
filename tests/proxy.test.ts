import { globSync, readdirSync, statSync } from 'node:fs'
import { NextRequest } from 'next/server'
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { describe, expect, test, vi } from 'vitest'
import { locales } from '@/i18n/locales'
import { findAbsence } from '@/lib/content/published/absence'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { rateLimits } from '@/lib/core/limits'
import { config, proxy } from '@/proxy'
import { askProxy, SITE } from './support/ask-proxy'

vi.mock('@/lib/content/campaigns/campaign-schedule', () => ({ campaignSchedule: async () => ({}) }))
vi.mock('@/lib/content/published/absence', async () => ({
  findAbsence: vi.fn((await import('./support/absence-at')).absenceAt),
}))

const isMatched = (url: string) => doesMatch({ config, url, nextConfig: {} })

describe('what the proxy lets past', () => {
  const files = [
    ...readdirSync('public', { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(`public/${name}`).isFile())
      .map((name) => `/${name}`),
    ...locales.map((locale) => `/feeds/${locale}.xml`),
    ...[...locales, 'en-2', 'news', 'latest-news', 'events', 'events-12'].map((file) => `/sitemaps/${file}.xml`),
    ...locales.map((locale) => `/manifests/${locale}.webmanifest`),
    '/icon.svg',
    '/robots.txt',
    '/humans.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/livez',
    '/readyz',
    '/_next/static/chunks/a.js',
    '/_next/static/media/a.woff2',
    '/api/session',
    '/api/events/1002/calendar',
  ]

  test.each(files)('%s: a file that exists, or our API', (path) => {
    expect(isMatched(path)).toBe(false)
  })

  const endings = ['', '.ab', '.js', '.svg', '.xml', '.txt', '.json', '.woff2', '.rsc', '.segments/_tree.segment.rsc']
  const starts = [
    '',
    '/en',
    '/de',
    '/EN',
    '/xx',
    '/_next',
    '/_next/data/x',
    '/_next//static/..',
    '/placeholders',
    '/livez',
  ]
  const routes = globSync('**/page.tsx', { cwd: 'app/[locale]' }).map((file) =>
    `/${file}`.replace(/\/page\.tsx$/, '').replace(/\[(?:\.{3})?\w+\]/g, 'x'),
  )

  test('no page among them, however its address begins and ends', () => {
    expect(routes).toContain('/variants/campaign/x/x')
    const missed = starts
      .flatMap((start) => routes.flatMap((route) => endings.map((ending) => `${start}${route || '/x'}${ending}`)))
      .filter((path) => !isMatched(path))
    expect(missed).toEqual([])
  })

  test.each([
    '/apix',
    '/api',
    '/api.ab',
    '/livez/x',
    '/livez.ab',
    '/xlivez',
    '/robots.txt/x',
    '/en/robots.txt',
    '/_next/image',
  ])('nor %s, which only looks like one', (path) => {
    expect(isMatched(path)).toBe(true)
  })
})

describe('routes that have no address of their own', () => {
  const internal = [
    '/variants/campaign/x/post',
    '/variants/player-campaign/x',
    '/variants/secret-event/1?eventSecret=x',
    '/variants/events?type=race',
  ]
  const prefixes = ['', '/de', '/ja']
  const endings = ['', '.ab', '.rsc', '.json']
  const writings: Record<string, (path: string) => string> = {
    plainly: (path) => path,
    'with percent codes': (path) => path.replace('variants', '%76ariants'),
    'with doubled slashes': (path) => path.replace('/variants', '//variants'),
    'with back slashes': (path) => path.replace('/variants', '\\variants'),
    'through another folder': (path) => path.replace('/variants', '/about/../variants'),
  }
  const forms: Record<string, Record<string, string>> = {
    'as a document': {},
    'as data': { rsc: '1' },
    'fetched ahead': { rsc: '1', 'next-router-prefetch': '1' },
    'as a segment': { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    'as the old router does': { 'x-nextjs-data': '1' },
    'by the browser': { 'sec-purpose': 'prefetch' },
  }
  for (const [writing, write] of Object.entries(writings)) {
    for (const [form, headers] of Object.entries(forms)) {
      test(`are missing when asked for ${writing}, ${form}`, async () => {
        for (const path of prefixes.flatMap((prefix) =>
          internal.flatMap((route) => endings.map((ending) => write(`${prefix}${route.replace(/(?=\?|$)/, ending)}`))),
        )) {
          let answer = await askProxy({ path, headers })
          if (answer.leads) answer = await askProxy({ path: answer.leads, headers })
          expect([path, answer.served]).toEqual([path, expect.stringMatching(/^\/[a-z]{2}\/variants\/missing(?:\?|$)/)])
        }
      })
    }
  }

  test.each(['/en/variants/campaign/x/post', '/en/variants/player-campaign/x.ab'])(
    '%s, under the language without prefix, leads there too',
    async (path) => {
      const { status, leads } = await askProxy({ path })
      expect(status).toBe(308)
      expect((await askProxy({ path: leads ?? '' })).served).toBe('/en/variants/missing')
    },
  )
})

describe('an address that has nothing', () => {
  test.each([
    ['/made-up', '/en/variants/missing'],
    ['/fr/academy/made-up?a=b', '/fr/variants/missing?a=b'],
    ['/campaigns/made-up', '/en/variants/missing'],
    ['/made-up?fundraiser_id=7001', '/en/variants/missing?fundraiser_id=7001'],
    ['/de/past', '/de/variants/gone'],
  ])('%s gets the one document for all of them', async (path, served) => {
    const answer = await askProxy({ path })
    expect([answer.status, answer.served]).toEqual([200, served])
    expect(answer.headers.get('content-security-policy')).toBeNull()
  })

  test.each([
    ['/de/moved?a=b', 308, '/de/about?from=moved'],
    ['/moved-for-now', 307, 'https://shop.example/sale'],
  ])('%s leads on, by %i to %s', async (path, status, leads) => {
    expect(await askProxy({ path })).toMatchObject({ status, leads })
  })

  test.each(['/', '/de', '/ja/about', '/de/campaigns/x', '/en/about'])(
    'is looked for without its language: %s',
    async (path) => {
      vi.mocked(findAbsence).mockClear()
      await askProxy({ path })
      const [asked] = vi.mocked(findAbsence).mock.calls.flat()
      expect(asked).toBe(path === '/en/about' ? undefined : path.replace(/^\/(?:de|ja)(?=\/|$)/, '') || '/')
    },
  )

  test.each(['/login', '/settings', '/variants/made-up', '/events?type=race', '/help/contact?draft=x'])(
    'is not looked for among what is made for one request: %s',
    async (path) => {
      vi.mocked(findAbsence).mockClear()
      await askProxy({ path })
      expect(findAbsence).not.toHaveBeenCalled()
    },
  )
})

describe('the calendar', () => {
  test.each([
    ['/events?type=race', '/en/variants/events?type=race'],
    ['/de/events?date=2026-03-01&zone=UTC&page=2', '/de/variants/events?date=2026-03-01&zone=UTC&page=2'],
  ])('of a choice, %s, is made for one request', async (path, served) => {
    const answer = await askProxy({ path })
    expect(answer.served).toBe(served)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['/events?utm_source=x', '/about?type=race', '/events/view/1?type=race'])(
    'is the cached page otherwise: %s',
    async (path) => {
      const { served, headers } = await askProxy({ path })
      expect(served).not.toContain('variants')
      expect(headers.get('cache-control')).toBeNull()
    },
  )
})

describe('a page whose link says whose fundraising page it shows', () => {
  test.each([
    ['/ride?fundraiser_id=7001&public_id=ada', '/en/variants/fundraiser/7001/ride?fundraiser_id=7001&public_id=ada'],
    ['/de/ride?utm=x&fundraiser_id=7001', '/de/variants/fundraiser/7001/ride?utm=x&fundraiser_id=7001'],
  ])('%s says so in its head, and is cached', async (path, served) => {
    const answer = await askProxy({ path })
    expect(answer.served).toBe(served)
    expect(answer.headers.get('cache-control')).toBeNull()
  })

  test('who asks for more than a crowd does gets the page alone, and others are not concerned', async () => {
    const ask = async (client: string, id: number) =>
      (await askProxy({ path: `/ride?fundraiser_id=${id}`, headers: { [CLIENT_HEADER]: client } })).served
    const { tries } = rateLimits.sharedPages
    for (let id = 1; id <= tries; id += 1) expect(await ask('192.0.2.1', id)).toContain('/variants/fundraiser/')
    expect(await ask('192.0.2.1', tries + 1)).toBe(`/en/ride?fundraiser_id=${tries + 1}`)
    expect(await ask('192.0.2.2', 1)).toContain('/variants/fundraiser/')
  })

  test.each([
    '/ride?public_id=ada',
    `/ride?fundraiser_id=${'9'.repeat(101)}`,
    '/ride?fundraiser_id=..%2F7001',
    '/ride?fundraiser_id=',
    '/events/view/1?fundraiser_id=7001',
    '/?fundraiser_id=7001',
  ])('%s is the page alone', async (path) => {
    expect((await askProxy({ path })).served).not.toContain('variants')
  })
})

describe('one address a page', () => {
  test.each([
    ['/en', '/'],
    ['/en/about?a=b', '/about?a=b'],
    ['/home', '/'],
    ['/de/home', '/de'],
    ['/%61bout', '/about'],
    ['/%64e/about', '/de/about'],
    ['/de/gallery/hero', '/gallery/hero'],
    ['/campaigns/tour%2dof-summits', '/campaigns/tour-of-summits'],
    ['/news/1401%2Dan-older-name', '/news/1401-an-older-name'],
  ])('%s leads to %s', async (alias, own) => {
    const { status, leads } = await askProxy({ path: alias })
    expect([status, leads]).toEqual([308, own])
    expect((await askProxy({ path: own })).leads).toBeNull()
  })

  test.each(['/%2561bout', '/de/abou%2574', '/video/videos/%2568old-a-wheel', '/campaigns/%2578', '/%252561bout'])(
    '%s, a code within a code, is nobody’s',
    async (path) => {
      expect((await askProxy({ path })).served).toMatch(/^\/(en|de)\/variants\/missing$/)
    },
  )

  test.each(['/caf%C3%A9', '/100%25', '/a%25zz'])('%s is an address like any other', async (path) => {
    expect(await askProxy({ path })).toMatchObject({ served: `/en${path}`, leads: null })
  })

  test.each([
    '//evil.example',
    '/en//evil.example',
    '/\\evil.example',
    '/en/%2F/evil.example',
    '/de//evil.example/%61',
  ])('%s leads nobody to another site', async (path) => {
    const request = new NextRequest(SITE)
    request.nextUrl.pathname = path
    const answer = await proxy(request)
    const location = answer.headers.get('location') ?? SITE
    expect(new URL(location, SITE).origin).toBe(SITE)
    expect(new URL(location, SITE).pathname).not.toMatch(/^\/[/\\]/)
  })
})

test('a campaign’s page is no cache’s to share: players have one of their own at the same address', async () => {
  const { served, headers } = await askProxy({ path: '/campaigns/x' })
  expect(served).toBe('/en/variants/campaign/x/pre-registration')
  expect(headers.get('cache-control')).toBe('private, no-cache')
})
