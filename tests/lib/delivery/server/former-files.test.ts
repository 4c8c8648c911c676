import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
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
  const [old, young] = [25, 23].map((hours) => new Date(processTime() - hours * 3_600_000))
  utimesSync(join(common, 'old'), old ?? 0, old ?? 0)
  utimesSync(join(common, 'used'), old ?? 0, old ?? 0)
  utimesSync(join(common, 'young'), young ?? 0, young ?? 0)
  await instance(common, 'used')
  expect(readdirSync(common).toSorted()).toEqual(['used', 'young'])
})

test('so are those beyond a number of builds', async () => {
  const common = temporaryFolder()
  for (let id = 0; id < formerBuildLimits.most + 3; id += 1) await instance(common, String(id))
  expect(readdirSync(common)).toHaveLength(formerBuildLimits.most + 1)
})
