import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '@/scripts/support/ports'
import { hasRedisServer } from '@/scripts/support/redis'
import type { News } from '@/lib/core/server/instances/news'
import { buildFolder } from '../../../../support/build-folder'
import { forgetProcessState } from '../../../../support/forget-process-state'
import { redisWithAddress } from '../../../../support/redis-server'

/** A Redis that instances reach by its address. */
async function startedRedis() {
  const { server, url } = await redisWithAddress()
  vi.stubEnv('REDIS_URL', url)
  return server
}

/** A process of an instance: with modules and a state of its own. */
async function startedInstance() {
  vi.stubEnv('NEXT_DIST_DIR', buildFolder())
  vi.resetModules()
  forgetProcessState()
  const { log } = await import('@/lib/core/server/log')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
  const expiry = await import('@/lib/core/server/tag-expiry')
  const { otherInstances } = await import('@/lib/core/server/instances/other-instances')
  const { sharedStore } = await import('@/lib/core/server/shared-store')
  const heard: unknown[] = []
  const expired: string[] = []
  expiry.provideTagExpiry({
    expire: async (tags) => void expired.push(...tags),
    expireAll: () => undefined,
    showWhileRemade: () => undefined,
  })
  const others = otherInstances()
  if (others === undefined) throw new Error('there may be others')
  await others.hear({
    apply: async (news: readonly News[], isLate) => {
      for (const each of news) if (each.kind === 'expired') heard.push([...each.tags, isLate ? 'late' : 'in time'])
    },
    applyUnknown: () => void heard.push('everything'),
    onChange: (isCutOff) => void heard.push(isCutOff ? 'alone' : 'together'),
  })
  onTestFinished(() => sharedStore()?.destroy())
  return { ...expiry, others, heard, expired }
}

test.runIf(hasRedisServer())(
  'two instances hear each other, alone while the store stands still, and then again',
  async () => {
    const redis = await startedRedis()
    const one = await startedInstance()
    const other = await startedInstance()
    expect([one.heard, other.heard]).toEqual([['everything'], ['everything']])

    await one.expireTags(['doc:a'])
    await vi.waitFor(() => expect(other.heard).toContainEqual(['doc:a', 'in time']))
    expect(one.expired).toEqual(['doc:a'])
    expect(one.heard).toEqual(['everything'])

    redis.kill('SIGSTOP')
    await vi.waitFor(
      () => expect([one.others.cutOff(), other.others.cutOff()]).toEqual(['unreachable', 'unreachable']),
      8000,
    )
    await one.expireTags(['doc:b'])
    redis.kill('SIGCONT')
    await vi.waitFor(() => expect(other.heard).toContainEqual(expect.arrayContaining(['doc:b'])), 8000)
    await vi.waitFor(() => expect(one.heard).toEqual(['everything', 'alone', 'together']), 8000)
  },
)

test.runIf(hasRedisServer())('a purge waits until the other instance has expired its pages', async () => {
  await startedRedis()
  const one = await startedInstance()
  await startedInstance()
  const purged = Promise.withResolvers<unknown>()
  one.provideFronts(async (_, entryId) => purged.resolve(await one.appliedEverywhere(entryId, 5000)))
  await one.expireTags(['doc:a'])
  await expect(purged.promise).resolves.toBe(true)
})

test.runIf(hasRedisServer())('without its store an instance starts alone, and soon', async () => {
  vi.stubEnv('REDIS_URL', `redis://127.0.0.1:${await findFreePort(26_400)}`)
  const one = await startedInstance()
  expect(one.others.cutOff()).toBe('unreachable')
  expect(one.heard).toEqual(['alone'])
})
