// What a process does that has never heard from the content service, or not for long.
import { expect, test, vi } from 'vitest'
import { buildFolder } from '@/tests/support/build-folder'
import { startSite } from '../started-site'

const load = () => import('@/lib/content/api/repository')

/** A site whose first question to the service, just now, had no answer. */
async function unknowingSite() {
  const site = startSite({ folder: buildFolder() })
  site.service.broken = 'unreachable'
  const repository = await load()
  const first = repository.findCertainMasterRef()
  await vi.advanceTimersByTimeAsync(500)
  expect(await first).toBeUndefined()
  return { ...site, repository }
}

test('who can do without a ref does not wait for one in an outage, for fifteen seconds', async () => {
  const { service, repository } = await unknowingSite()
  service.broken = undefined
  service.until = new Promise(() => undefined)
  const answered = vi.fn()
  void repository.findCertainMasterRef().then(answered)
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('after that it is waited for again, for a moment', async () => {
  const { service, repository } = await unknowingSite()
  await vi.advanceTimersByTimeAsync(15_000)
  service.broken = undefined
  expect(await repository.findCertainMasterRef()).toBe('ref-1')
})

test('the service is asked meanwhile, and is certain again once it answers', async () => {
  const { service, repository } = await unknowingSite()
  service.broken = undefined
  expect(await repository.findCertainMasterRef()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(await repository.findCertainMasterRef()).toBe('ref-1')
})

test('all who ask are answered by one question, whether they need the ref or can do without', async () => {
  const { service } = startSite()
  const { findCertainMasterRef, getMasterRef, recentMasterRef } = await load()
  const refs = await Promise.all([getMasterRef(), findCertainMasterRef(), recentMasterRef(), getMasterRef()])
  expect(refs).toEqual(['ref-1', 'ref-1', 'ref-1', 'ref-1'])
  expect(service.asked).toHaveLength(1)
})

test.each([
  [14_999, 'ref-1'],
  [15_000, 'ref-2'],
])('the ref of an outage serves without waiting for fifteen seconds: after %d ms it is %s', async (later, ref) => {
  const { service } = startSite()
  const { getMasterRef } = await load()
  await getMasterRef()
  service.broken = Response.json({}, { status: 404 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await getMasterRef()).toBe('ref-1')
  Object.assign(service, { broken: undefined, ref: 'ref-2' })
  await vi.advanceTimersByTimeAsync(later)
  expect(await getMasterRef()).toBe(ref)
})

test('a fault of our own is no outage, and is not kept back', async () => {
  const fault = () => {
    throw new TypeError('ours')
  }
  const { service, settled } = startSite({ disk: { read: fault } })
  service.broken = 'unreachable'
  await expect(settled((await load()).findCertainMasterRef())).rejects.toThrow('ours')
})
