import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { processTime } from '@/lib/core/clock'
import { siteLog } from '@/lib/core/server/logging/logger'
import { servePageData } from '@/lib/delivery/server/page-data-answer'
import {
  dataFile,
  dataText,
  buildFolder,
  flightScript,
  KEY,
  keyOf,
  page,
  reading,
  seed,
  startedCache,
  writing,
} from '@/tests/support/started-page-cache'
import { temporaryFolder } from '@/tests/support/temporary-folder'

beforeEach(() => {
  vi.spyOn(siteLog(), 'error').mockReturnValue()
})

/** The page cache of a started server, and what it answers for an address. */
async function start(build = buildFolder()) {
  const cache = await startedCache(build)
  const { openBuild } = await import('@/lib/delivery/page-cache/open-build')
  const { dataFiles } = openBuild({ serverDistDir: join(build, 'server'), flushToDisk: true })
  const server = createServer((request, response) => {
    if (!servePageData(dataFiles, request, response)) response.writeHead(418).end('left to others')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { cache, get, build, dataFiles }
}

const dataAddress = ({ html }: { html: string }) => /(\/page-data\/[\w-]{43}\/\S+)/.exec(html)?.[1] ?? 'no data file'

async function keep(cache: Awaited<ReturnType<typeof startedCache>>, text: string, tags = '') {
  const made = page(text, { tags })
  await cache.set(KEY, made as never, writing)
  return dataAddress(made)
}

test('the data of a kept page have an address of their own, for ever, and compressed', async () => {
  const { cache, get } = await start()
  const { status, headers, text } = await get(await keep(cache, 'Plans'))
  expect([status, text]).toEqual([200, dataText('Plans')])
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('content-encoding')).toBe('br')
})

test('they outlive a restart with their page', async () => {
  const { cache, build } = await start()
  const address = await keep(cache, 'Plans')
  expect((await (await start(build)).get(address)).text).toBe(dataText('Plans'))
})

test('a page of the build has data, too, also before anybody asked this server for the page', async () => {
  const build = buildFolder()
  seed(build, page('Plans'))
  const entry = await (await start(build)).cache.get(KEY, reading)
  const { get } = await start(build)
  const address = dataAddress(entry?.value as never)
  expect((await get(address)).text).toBe(dataText('Plans'))
})

test.each([
  ['name', (address: string) => address.replace(/[\w-]{43}/, 'A'.repeat(43))],
  ['page', (address: string) => address.replace('plans', 'about')],
  ['form', () => '/page-data/x.js'],
  ['code', (address: string) => address.replace('plans', '%E0')],
])('an address with a made-up %s is not found, and nobody keeps that', async (_part, changed) => {
  const { cache, get } = await start()
  const { status, headers } = await get(changed(await keep(cache, 'Plans')))
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a version that was superseded is there for browsers that have its document, and no longer than a day', async () => {
  const { cache, get } = await start()
  const before = await keep(cache, 'Old')
  const after = await keep(cache, 'New')
  expect([(await get(before)).text, (await get(after)).text]).toEqual([dataText('Old'), dataText('New')])
  const now = vi.spyOn(performance, 'now')
  onTestFinished(() => void vi.restoreAllMocks())
  const DAY = 24 * 60 * 60_000
  now.mockReturnValue(performance.now() + DAY - 60_000)
  expect((await get(before)).status).toBe(200)
  now.mockReturnValue(performance.now() + 2 * 60_000)
  expect([(await get(before)).status, (await get(after)).status]).toEqual([404, 200])
})

test('the data of a withdrawn document are withdrawn with it, at once', async () => {
  const { cache, get } = await start()
  const { WITHDRAWN } = await import('@/lib/core/server/withdrawn-tag')
  const address = await keep(cache, 'Plans', `${WITHDRAWN}plans`)
  expect((await get(address)).status).toBe(200)
  await cache.revalidateTag(`${WITHDRAWN}plans`)
  expect((await get(address)).status).toBe(404)
})

test('they outlive their page’s entry where the document is stored as an answer, unless it was withdrawn', async () => {
  vi.stubEnv('CACHE_ENTRIES', '2')
  const before = await start()
  const address = await keep(before.cache, 'Plans', 'withdrawn:7')
  const { cache, get, dataFiles } = await start(before.build)
  const readFlight = vi.fn(async () => Buffer.from('Plans'))
  const findData = vi.fn(() => ({ tags: ['withdrawn:7'], lastModified: processTime() - 1000, bytes: 5, readFlight }))
  dataFiles.provide({ findData })
  await cache.set(keyOf('/en/about'), page('About') as never, writing)
  expect((await get(address)).text).toBe(dataText('Plans'))
  expect(findData).toHaveBeenCalledWith({ key: KEY, name: /[\w-]{43}/.exec(address)?.[0] })
  await get(address)
  await cache.revalidateTag('withdrawn:7')
  expect((await get(address)).status).toBe(404)
  expect(readFlight, 'composed once').toHaveBeenCalledOnce()
})

test('of two versions with the same data the newer one counts, in whatever order they are held', async () => {
  const { get, dataFiles, cache } = await start()
  const { path, name } = dataFile('Plans') ?? { path: '', name: '' }
  const before = processTime()
  const readFlight = async () => Buffer.from('Plans')
  const heldAt = (lastModified: number) =>
    dataFiles.holdData({ key: KEY, name }, { tags: ['withdrawn:7'], lastModified, bytes: 5, readFlight })
  heldAt(processTime() - 2000)
  await cache.revalidateTag('withdrawn:7')
  expect((await get(path)).status).toBe(404)
  await vi.waitFor(() => expect(processTime()).toBeGreaterThan(before))
  heldAt(processTime())
  heldAt(before - 2000)
  expect((await get(path)).text).toBe(dataText('Plans'))
})

test('data of pages whose number visitors determine push out no data of editors’ pages', async () => {
  const { get, dataFiles } = await start()
  const { path, name } = dataFile('Plans') ?? { path: '', name: '' }
  const held = { tags: [], lastModified: processTime(), bytes: 1_000_000, readFlight: async () => Buffer.from('Plans') }
  dataFiles.holdData({ key: KEY, name }, held)
  for (let id = 1; id <= 20; id += 1) {
    const key = keyOf(`/en/events/view/${id}`, '/[locale]/events/view/[id]/page')
    dataFiles.holdData({ key, name: `event-${id}` }, held)
  }
  expect((await get(path)).text).toBe(dataText('Plans'))
})

test('a page that is not kept has its data within', async () => {
  const { cache } = await start()
  const made = page('Not here', { status: 404 })
  await cache.set(KEY, made as never, writing)
  expect(dataAddress(made)).toBe('no data file')
  expect(made.html).toContain(flightScript('Not here'))
})

test('whatever is no such address is left to others', async () => {
  const { get } = await start()
  expect((await get('/plans')).status).toBe(418)
})

test('a page of the build before finds its data at the next one, for a day, unless it was withdrawn', async () => {
  vi.stubEnv('CACHE_FOLDER', temporaryFolder())
  const build = (id: string) => {
    const folder = buildFolder()
    writeFileSync(join(folder, 'BUILD_ID'), id)
    return folder
  }
  const one = build('one')
  const built = page('Of the build', { tags: 'withdrawn:7' })
  seed(one, built, '/en/about')
  const before = await start(one)
  const { openBuild } = await import('@/lib/delivery/page-cache/open-build')
  const open = openBuild({ serverDistDir: join(one, 'server'), flushToDisk: true })
  open.former.record(open.decorator.startLines)
  const stored = await keep(before.cache, 'Stored since')
  const about = await before.cache.get(keyOf('/en/about'), reading)
  const ofBuild = dataAddress(about?.value as unknown as { html: string })

  const after = await start(build('two'))
  for (const [address, text] of [
    [stored, 'Stored since'],
    [ofBuild, 'Of the build'],
  ] as const) {
    const answer = await after.get(address)
    expect([answer.status, answer.text]).toEqual([200, dataText(text)])
  }
  expect((await after.get(stored.replace('/en/plans', '/en/about'))).status).toBe(404)
  await after.cache.revalidateTag('withdrawn:7')
  expect((await after.get(ofBuild)).status).toBe(404)
})
