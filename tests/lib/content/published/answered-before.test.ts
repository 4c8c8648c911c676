import { expect, test } from 'vitest'
import { formedRequest } from '@/lib/routing/page-forms'
import { isAnsweredBefore } from '@/lib/content/published/answered-before'
import { config } from '@/proxy'

const matchers = config.matcher.map((each) => new RegExp(`^${each}$`))
const isForProxy = (path: string) => matchers.some((each) => each.test(path))

test.each([
  '/api/session',
  '/_next/static/chunks/a.js',
  '/livez',
  '/readyz',
  '/favicon.ico',
  '/icon.svg',
  '/apple-touch-icon.png',
  '/icons/maskable-512.png',
  '/manifests/de.webmanifest',
  '/robots.txt',
  '/humans.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/feeds/de.xml',
  '/sitemaps/news.xml',
  '/sitemaps/de-1.xml',
  '/placeholders/16x9.svg',
  '/gallery-pictures/team.webp',
])('%s, which the proxy never sees, is answered before any redirect', (path) => {
  expect([isForProxy(path), isAnsweredBefore(path)]).toEqual([false, true])
})

test.each(['/llms.txt', '/about.md', '/news/7-winter.md'])('%s, another form of a page, is as well', (path) => {
  const url = new URL(path, 'https://site.example')
  expect(formedRequest({ method: 'GET', url, headers: new Headers() })).toBeDefined()
  expect(isAnsweredBefore(path)).toBe(true)
})

test.each(['/join', '/.well-known/change-password'])('%s, which the routing answers itself, is as well', (path) => {
  expect(isAnsweredBefore(path)).toBe(true)
})

test.each(['/', '/about', '/join/us', '/api', '/robots', '/sitemaps', '/feeds/de', '/.well-known/other', '/a/.md/b'])(
  '%s may be redirected',
  (path) => {
    expect([isForProxy(path), isAnsweredBefore(path)]).toEqual([true, false])
  },
)
