import { EventEmitter } from 'node:events'
import { readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { keptAddressLimits } from '@/lib/core/limits'
import { KeptAddresses } from '@/lib/delivery/server/kept-addresses'
import { requestKind } from '@/lib/delivery/server/request-kind'

function site() {
  const clock = { now: 1 }
  const kept = new KeptAddresses(() => clock.now)
  const kindOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    requestKind({ url, headers, method }, kept)
  const answer = (url: string, state: string | undefined, headers: Record<string, string> = {}) => {
    const response = Object.assign(new EventEmitter(), { getHeader: () => state })
    kept.learn({ url, headers }, response as unknown as ServerResponse, {})
    response.emit('finish')
  }
  return { clock, kindOf, answer }
}

test.each([
  ['/readyz?x', 'probe'],
  ['/readyz/more', 'page'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/_next/image?url=x', 'page'],
  ['/icon.svg', 'file'],
  ['/placeholders/96x96.svg', 'file'],
  ['/placeholders/x.svg', 'page'],
  ['/slice-simulator?state=x', 'heavy'],
  ['/de/slice-simulator', 'heavy'],
  ['/pt-br/slice-simulator', 'heavy'],
  ['/gallery/faq,hero/extremes', 'heavy'],
  ['/gallery', 'page'],
  ['/gallery-pictures', 'page'],
  ['/sitemaps/en.xml', 'read'],
  ['/feeds/de.xml', 'read'],
  ['/api/pictures/events/1/en', 'heavy'],
  ['/api/sizes/packed.signature?w=640', 'picture'],
  ['/api/sizes', 'read'],
  ['/api/plans', 'read'],
  ['/about', 'page'],
  ['/', 'page'],
])('%s is %s work', (url, kind) => {
  expect(site().kindOf(url)).toBe(kind)
})

test('each file of the site is told by its name, so that it waits for no page', () => {
  const { kindOf } = site()
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
  expect(files.length).toBeGreaterThan(70)
  expect(files.filter((name) => kindOf(`/${name}`) !== 'file')).toEqual([])
})

test('what changes something is told from what reads', () => {
  const { kindOf } = site()
  expect(['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => kindOf('/api/profile', {}, method))).toEqual(
    Array(4).fill('write'),
  )
  expect(kindOf('/api/profile', {}, 'HEAD')).toBe('read')
  expect(kindOf('/api/sizes/x', {}, 'POST')).toBe('write')
})

test('an address is kept once it was answered from the page cache', () => {
  const { kindOf, answer } = site()
  answer('/about', 'HIT')
  expect([kindOf('/about'), kindOf('/about?gclid=anything'), kindOf('/plans')]).toEqual(['kept', 'page', 'page'])
})

test('a campaign’s mark has a value for each visitor and leads to the kept page', () => {
  const { kindOf, answer } = site()
  answer('/about?gclid=1', 'HIT')
  expect(kindOf('/about?gclid=2')).toBe('kept')
})

test('a parameter that has pages made is never taken for kept', () => {
  const { kindOf, answer } = site()
  answer('/events', 'HIT')
  answer('/events?page=1', undefined)
  expect([kindOf('/events?page=2'), kindOf('/events?gclid=1&page=3')]).toEqual(['page', 'page'])
})

test('nobody gets work done as kept by asking for a kept form of its address first', () => {
  const { kindOf, answer, clock } = site()
  answer('/rides?fundraiser_id=none', 'HIT')
  answer('/rides?fundraiser_id=1', 'MISS')
  answer('/rides?fundraiser_id=none', 'HIT')
  expect(kindOf('/rides?fundraiser_id=2')).toBe('page')
  clock.now += keptAddressLimits.madeMs + 1
  answer('/rides?fundraiser_id=none', 'HIT')
  expect(kindOf('/rides?fundraiser_id=2')).toBe('kept')
})

test('a player’s own page at an address is not the visitors’', () => {
  const { kindOf, answer } = site()
  answer('/campaigns/msp', 'HIT')
  expect(kindOf('/campaigns/msp', { cookie: 'a=b; session=x' })).toBe('page')
  expect(kindOf('/campaigns/msp', { cookie: '__Host-draft=x' })).toBe('page')
  expect(kindOf('/campaigns/msp', { cookie: 'consent=all' })).toBe('kept')
})

test('a page’s data is not its document', () => {
  const { kindOf, answer } = site()
  answer('/about', 'HIT')
  expect(kindOf('/about', { rsc: '1' })).toBe('page')
})

test.each([
  ['/page-data/abc/plans.js', 'file'],
  ['/page-data', 'page'],
  ['/de/page-data/a.js', 'page'],
  ['/favicon.ico', 'file'],
  ['/faviconxico', 'page'],
  ['/iconxsvg', 'page'],
  ['/robots.txt', 'file'],
  ['/robotsxtxt', 'page'],
  ['/humans.txt', 'file'],
  ['/apple-touch-icon.png', 'file'],
  ['/icons/maskable-512.png', 'file'],
  ['/manifests/pt-br.webmanifest', 'file'],
  ['/manifests/de.webmanifestx', 'page'],
  ['/.well-known/security.txt', 'file'],
  ['/.well-known/change-password', 'page'],
  ['/sitemap.xml', 'read'],
  ['/sitemapxxml', 'page'],
  ['/sitemap.xml/more', 'page'],
  ['/placeholders/1200x5.svg', 'file'],
  ['/placeholders/96x96xsvg', 'page'],
  ['/placeholders/96x.svg', 'page'],
  ['/de/icon.svg', 'page'],
  ['/slice-simulator/more', 'heavy'],
  ['/slice-simulators', 'page'],
  ['/about/slice-simulator', 'page'],
  ['/de/api/pictures/x', 'page'],
  ['/apis/plans', 'page'],
  ['/de/api/plans', 'page'],
  ['/readyz#x', 'probe'],
  [undefined, 'page'],
])('%s is %s work, too', (url, kind) => {
  const { kindOf } = site()
  expect(kindOf(url as string)).toBe(kind)
})

test('asking what may be done with a part of the API reads', () => {
  expect(site().kindOf('/api/profile', {}, 'OPTIONS')).toBe('read')
})
