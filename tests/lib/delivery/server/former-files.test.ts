import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processTime } from '@/lib/core/clock'
import { formerBuildLimits } from '@/lib/core/limits'
import { FormerFiles } from '@/lib/delivery/server/former-files'
import { temporaryFolder } from '../../../support/temporary-folder'

/** An instance of a build with a script of its own, which stores its files in a common folder. */
async function instance(common: string, id: string) {
  const build = temporaryFolder()
  for (const path of [`static/chunks/${id}.js`, `static/media/${id}.woff2`, 'static/chunks/same.js']) {
    mkdirSync(dirname(join(build, path)), { recursive: true })
    writeFileSync(join(build, path), `of ${id}`)
  }
  const files = new FormerFiles({ build, own: join(common, id) })
  await files.share()
  const server = createServer((request, response) => {
    if (!files.serve(request, response)) response.writeHead(418).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { get, files }
}

function usedAgo(folder: string, hours: number): void {
  const at = new Date(processTime() - hours * 3_600_000)
  utimesSync(folder, at, at)
}

test('during a rollout each build’s scripts and styles are found at instances of both', async () => {
  const common = temporaryFolder()
  const old = await instance(common, 'old')
  const next = await instance(common, 'next')
  for (const [{ get }, other] of [
    [old, 'next'],
    [next, 'old'],
  ] as const) {
    const script = await get(`/_next/static/chunks/${other}.js?dpl=1`)
    expect([script.status, script.text]).toEqual([200, `of ${other}`])
    expect(script.headers.get('content-type')).toBe('application/javascript; charset=UTF-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get(`/_next/static/media/${other}.woff2`)).headers.get('content-type')).toBe('font/woff2')
    const head = await get(`/_next/static/chunks/${other}.js`, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
  }
})

test('a build’s own files, and everything else, are left to others', async () => {
  const { get } = await instance(temporaryFolder(), 'own')
  for (const path of ['/_next/static/chunks/own.js', '/_next/static/chunks/same.js', '/', '/api/x'])
    expect((await get(path)).status).toBe(418)
  expect((await get('/_next/static/chunks/other.js', 'POST')).status).toBe(418)
})

test.each(['none.js', '..%2f..%2fBUILD_ID', '%2e%2e/x.js', '.hidden', 'chunks', ''])(
  'a made-up name is not found: %s',
  async (name) => {
    const { get } = await instance(temporaryFolder(), 'own')
    expect([404, 418]).toContain((await get(`/_next/static/chunks/${name}`)).status)
  },
)

test('files of a build that no instance has used for a day are removed at the next start', async () => {
  const common = temporaryFolder()
  for (const id of ['old', 'young', 'used']) await instance(common, id)
  for (const [id, hours] of [
    ['old', 25],
    ['used', 25],
    ['young', 23],
  ] as const)
    usedAgo(join(common, id), hours)
  await instance(common, 'used')
  expect(readdirSync(common).toSorted()).toEqual(['used', 'young'])
})

test('so are those beyond a number of builds, unless an instance may be using them', async () => {
  const common = temporaryFolder()
  const ids = Array.from({ length: formerBuildLimits.most + 3 }, (_, id) => String(id))
  for (const id of ids) await instance(common, id)
  expect(readdirSync(common)).toHaveLength(ids.length)
  for (const id of ids) usedAgo(join(common, id), 3)
  await instance(common, ids[0] ?? '')
  expect(readdirSync(common)).toHaveLength(formerBuildLimits.most + 1)
})

test('instances that start with the same build at once store all of it once, and leave no draft', async () => {
  const common = temporaryFolder()
  for (const round of ['a', 'b', 'c', 'd']) {
    await Promise.all([1, 2, 3, 4].map(() => instance(common, round)))
    const { get } = await instance(common, 'other')
    expect((await get(`/_next/static/chunks/${round}.js`)).text).toBe(`of ${round}`)
    expect((await get(`/_next/static/media/${round}.woff2`)).text).toBe(`of ${round}`)
  }
  expect(readdirSync(common).toSorted()).toEqual(['a', 'b', 'c', 'd', 'other'])
})

test('a folder without scripts and styles, as the hourly mark may leave one, does not count as stored', async () => {
  const common = temporaryFolder()
  mkdirSync(join(common, 'marked'))
  writeFileSync(join(common, 'marked', 'note'), '')
  await instance(common, 'marked')
  const { get } = await instance(common, 'other')
  expect((await get('/_next/static/chunks/marked.js')).text).toBe('of marked')
})

test('what another instance has not finished storing is not served, and counts as no build', async () => {
  const common = temporaryFolder()
  mkdirSync(join(common, 'half.1.tmp/static/chunks'), { recursive: true })
  writeFileSync(join(common, 'half.1.tmp/static/chunks/half.js'), 'ha')
  const { get } = await instance(common, 'own')
  expect((await get('/_next/static/chunks/half.js')).status).toBe(404)
  for (let id = 0; id < formerBuildLimits.most; id += 1) {
    await instance(common, String(id))
    usedAgo(join(common, String(id)), 3 + id)
  }
  await instance(common, 'own')
  expect(readdirSync(common)).toHaveLength(formerBuildLimits.most + 2)
})

test('it is removed if it was abandoned a day ago', async () => {
  const common = temporaryFolder()
  for (const [name, hours] of [
    ['old.1.tmp', 25],
    ['young.2.tmp', 23],
    ['lost+found', 25],
  ] as const) {
    mkdirSync(join(common, name))
    usedAgo(join(common, name), hours)
  }
  await instance(common, 'own')
  expect(readdirSync(common).toSorted()).toEqual(['lost+found', 'own', 'young.2.tmp'])
})

test('a build that can’t be stored is an error, and leaves no draft', async () => {
  const common = temporaryFolder()
  const files = new FormerFiles({ build: temporaryFolder(), own: join(common, 'empty') })
  await expect(files.share()).rejects.toThrow('ENOENT')
  mkdirSync(join(common, 'taken'))
  symlinkSync('nowhere', join(common, 'taken/static'))
  await expect(instance(common, 'taken')).rejects.toThrow('ENOTDIR')
  expect(readdirSync(common).toSorted()).toEqual(['empty', 'taken'])
})
