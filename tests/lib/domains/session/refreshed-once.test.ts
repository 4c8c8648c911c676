import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findRefreshed, refreshedOnce } from '@/lib/domains/session/refreshed-once'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { maya, NOW } from '../../support/session'

const MINUTE = 60_000

const renewal = (refresh: string) => ({
  tokens: { access: 'new', accessEndsAt: NOW + 10 * MINUTE, refresh },
  player: maya,
})

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => void vi.useRealTimers())

test('parallel and later askers are given the result of one exchange', async () => {
  const exchange = vi.fn(async () => renewal('second'))
  const results = await Promise.all([refreshedOnce('first', NOW, exchange), refreshedOnce('first', NOW, exchange)])
  results.push(await refreshedOnce('first', NOW + 10 * MINUTE - 1, exchange))
  expect(exchange).toHaveBeenCalledTimes(1)
  expect(new Set(results).size).toBe(1)
})

test('each token is exchanged for itself', async () => {
  await refreshedOnce('a', NOW, async () => renewal('a2'))
  await expect(refreshedOnce('b', NOW, async () => renewal('b2'))).resolves.toMatchObject({ tokens: { refresh: 'b2' } })
})

test('an exchange is forgotten after ten minutes', async () => {
  const exchange = vi.fn(async () => renewal('second'))
  await refreshedOnce('first', NOW, exchange)
  await refreshedOnce('first', NOW + 10 * MINUTE, exchange)
  expect(exchange).toHaveBeenCalledTimes(2)
})

test('a failure is shared by those who wait for it and forgotten then', async () => {
  const exchange = vi.fn(async () => Promise.reject(new Error('down')))
  const failing = [refreshedOnce('first', NOW, exchange), refreshedOnce('first', NOW, exchange)]
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(exchange).toHaveBeenCalledTimes(1)
  await expect(refreshedOnce('first', NOW, async () => renewal('second'))).resolves.toMatchObject({
    tokens: { refresh: 'second' },
  })
})

test('a provider that lets a token stay is asked again when the access token has ended', async () => {
  const exchange = vi.fn(async () => renewal('first'))
  await Promise.all([refreshedOnce('first', NOW, exchange), refreshedOnce('first', NOW, exchange)])
  await refreshedOnce('first', NOW + MINUTE, exchange)
  expect(exchange).toHaveBeenCalledTimes(2)
})

test('what a token was exchanged for can be asked, also while that is under way', async () => {
  await expect(findRefreshed('first', NOW, 'here')).resolves.toBeUndefined()
  const exchanging = refreshedOnce('first', NOW, async () => renewal('second'))
  const asked = findRefreshed('first', NOW, 'here')
  await exchanging
  await expect(asked).resolves.toMatchObject({ tokens: { refresh: 'second' } })
  await expect(findRefreshed('first', NOW + 10 * MINUTE - 1, 'here')).resolves.toMatchObject({
    tokens: { refresh: 'second' },
  })
  await expect(findRefreshed('first', NOW + 10 * MINUTE, 'here')).resolves.toBeUndefined()
})

test('an exchange that fails is as if nobody had tried', async () => {
  const exchanging = refreshedOnce('first', NOW, async () => Promise.reject(new Error('down')))
  const asked = findRefreshed('first', NOW, 'here')
  await expect(exchanging).rejects.toThrow('down')
  await expect(asked).resolves.toBeUndefined()
})
