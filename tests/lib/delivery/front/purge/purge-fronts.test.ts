import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  purge?.(['doc:a', 'withdrawn:a'])
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
