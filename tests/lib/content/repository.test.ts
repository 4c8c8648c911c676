import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSite } from './started-site'

const load = () => import('@/lib/content/repository')

/** A build's folder, as `NEXT_DIST_DIR` names it. */
function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return relative(process.cwd(), folder)
}

test('believes a ref for five seconds', async () => {
  const { service } = startSite()
  const { getRepository } = await load()
  await getRepository()
  service.ref = 'ref-2'
  await vi.advanceTimersByTimeAsync(4999)
  expect((await getRepository()).refs[0]?.ref).toBe('ref-1')
  await vi.advanceTimersByTimeAsync(1)
  expect((await getRepository()).refs[0]?.ref).toBe('ref-2')
})

test('asks at once after a publish', async () => {
  const { service } = startSite()
  const { getRepository, forgetRepository } = await load()
  await getRepository()
  service.ref = 'ref-2'
  forgetRepository()
  expect((await getRepository()).refs[0]?.ref).toBe('ref-2')
})

test('an answer that was under way at a publish is not believed after it', async () => {
  const { service } = startSite()
  const { getRepository, forgetRepository } = await load()
  const early = getRepository()
  forgetRepository()
  service.ref = 'ref-2'
  expect((await early).refs[0]?.ref).toBe('ref-1')
  expect((await getRepository()).refs[0]?.ref).toBe('ref-2')
})

test('pages see a publish that the webhook took, though each has a copy of the module', async () => {
  const { service } = startSite()
  const pages = await load()
  await pages.getRepository()
  vi.resetModules()
  const webhook = await load()
  expect(webhook).not.toBe(pages)
  service.ref = 'ref-2'
  webhook.forgetRepository()
  expect((await pages.getRepository()).refs[0]?.ref).toBe('ref-2')
})

test('asks once for all who ask at the same time', async () => {
  const { service } = startSite()
  const { getRepository } = await load()
  await Promise.all(Array.from({ length: 100 }, () => getRepository()))
  expect(service.asked).toHaveLength(1)
})

test('the last known ref serves in an outage', async () => {
  const { service, settled } = startSite()
  const { getRepository } = await load()
  await getRepository()
  service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect((await settled(getRepository())).refs[0]?.ref).toBe('ref-1')
})

test('the last known ref serves in an outage across a restart', async () => {
  const folder = buildFolder()
  startSite({ folder })
  await (await load()).getRepository()
  const { service, settled } = startSite({ folder })
  service.broken = 'unreachable'
  expect((await settled((await load()).getRepository())).refs[0]?.ref).toBe('ref-1')
})

test('in an outage with nothing known it says so', async () => {
  const { service, settled } = startSite({ folder: buildFolder() })
  service.broken = 'unreachable'
  await expect(settled((await load()).getRepository())).rejects.toMatchObject({ name: 'UpstreamError', kind: 'network' })
})

test('an answer without any ref is an outage', async () => {
  const { service, settled } = startSite()
  service.broken = Response.json({ refs: [] })
  await expect(settled((await load()).getRepository())).rejects.toMatchObject({ name: 'UpstreamError', kind: 'schema' })
})
