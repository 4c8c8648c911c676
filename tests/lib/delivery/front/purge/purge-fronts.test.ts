import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideOtherInstances } from '@/lib/core/server/tag-expiry'
import { siteLog } from '@/lib/core/server/logging/logger'
import { keyOfTag } from '@/lib/delivery/front/front-keys'
import { openFronts } from '@/lib/delivery/front/purge/purge-fronts'

const FRONT_SECRET = 'secret-of-the-front'
const FRONT_PURGE_TOKEN = 'token-of-the-front'
const URLS = [
  'http://10.0.0.5:6081/',
  'https://api.fastly.com/service/SU1Z/',
  'https://api.cloudflare.com/client/v4/zones/023e',
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fronts-'))
  vi.spyOn(siteLog(), 'warn').mockImplementation(() => undefined)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every front is told of tags that have expired, none is waited for, and what waits is on disk', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return new Promise(() => undefined)
  })
  const purge = openFronts({ FRONT_PURGE_URLS: URLS, FRONT_SECRET, FRONT_PURGE_TOKEN }, folder)
  void purge?.(['doc:a', 'withdrawn:a'], undefined)
  expect(asked).toEqual([
    'PURGE http://10.0.0.5:6081',
    'POST https://api.fastly.com/service/SU1Z/purge',
    'POST https://api.cloudflare.com/client/v4/zones/023e/purge_cache',
  ])
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown)
  const waiting = [
    ['many', 'hard'],
    [keyOfTag('withdrawn:a'), 'hard'],
    [keyOfTag('doc:a'), 'soft'],
  ]
  expect(files).toEqual([waiting, waiting, waiting])
})

test('what other instances had to expire first is purged once more when they have, since a front may have filled itself from them', async () => {
  const taken: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    taken.push(Reflect.get(headers ?? {}, 'surrogate-key'))
    return new Response()
  })
  const applied = Promise.withResolvers<boolean>()
  provideOtherInstances({ tell: async () => undefined, haveApplied: () => applied.promise })
  const purge = openFronts({ FRONT_PURGE_URLS: URLS.slice(0, 1), FRONT_SECRET, FRONT_PURGE_TOKEN }, folder)
  await purge?.(['doc:a'], '7-0')
  await vi.waitFor(() => expect(taken).toEqual([`many ${keyOfTag('doc:a')}`]))
  applied.resolve(true)
  await vi.waitFor(() => expect(taken).toHaveLength(2))
  expect(taken[1]).toBe(taken[0])
})

test('who can’t tell what expired meanwhile purges everything, softly', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(headers)
    return new Response()
  })
  const purge = openFronts({ FRONT_PURGE_URLS: URLS.slice(0, 1), FRONT_SECRET, FRONT_PURGE_TOKEN }, folder)
  await purge?.('everything', undefined)
  expect(asked).toEqual([expect.objectContaining({ 'surrogate-key': 'all', 'x-front-purge': 'soft' })])
})

test('without fronts there is nobody to tell', () => {
  expect(openFronts({ FRONT_PURGE_URLS: [], FRONT_SECRET, FRONT_PURGE_TOKEN }, folder)).toBeUndefined()
})

test.each([
  ['FRONT_SECRET', 'http://10.0.0.5:6081', { FRONT_SECRET: undefined, FRONT_PURGE_TOKEN }],
  ['FRONT_PURGE_TOKEN', String(URLS[1]), { FRONT_SECRET, FRONT_PURGE_TOKEN: undefined }],
  ['FRONT_PURGE_TOKEN', String(URLS[2]), { FRONT_SECRET, FRONT_PURGE_TOKEN: undefined }],
])('the site does not start without the %s by which %s takes purges', (name, url, secrets) => {
  expect(() => openFronts({ FRONT_PURGE_URLS: [url], ...secrets }, folder)).toThrow(`FRONT_PURGE_URLS needs ${name}`)
})
