import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { AppError, type ErrorCode, InvalidInputError, NotFoundError, TooManyRequestsError } from '@/lib/core/errors'
import { sealFor } from '@/lib/core/server/seal'
import { failureOf, LIFE_MS, sealedOutcomes, valueOf } from '@/lib/core/server/shared-once/outcome'
import { FakeLeases } from './fake-leases'
import { instanceWith } from './some-instances'

test('neither keys nor values in the store tell who did what', async () => {
  const store = new FakeLeases()
  const rule = { kind: 'trial', schema: z.string(), rememberedMs: 3000, most: 1, withoutStore: 'refuses' } as const
  await instanceWith(store, rule).run('ada@example.test', 'a secret token', async () => 'an answer')
  expect(JSON.stringify([...store.entries])).not.toMatch(/ada@|secret|answer/)
  expect([...store.entries.keys()]).toEqual([expect.stringMatching(/^gruppetto:trial:[\w-]{43}$/)])
})

test('what was sealed for a key is opened for this key and kind alone', async () => {
  const outcomes = sealedOutcomes('trial', z.string())
  const sealed = await outcomes.seal('key', { value: 'an answer' })
  expect(sealed).not.toContain(':')
  await expect(outcomes.open('key', sealed)).resolves.toEqual({ value: 'an answer' })
  await expect(outcomes.open('another key', sealed)).resolves.toBeUndefined()
  await expect(sealedOutcomes('other', z.string()).open('key', sealed)).resolves.toBeUndefined()
  await expect(outcomes.open('key', 'forged')).resolves.toBeUndefined()
})

test('a failure is an outcome, too', async () => {
  const outcomes = sealedOutcomes('trial', z.string())
  const failure = { failure: { code: 'price_changed' as const } }
  await expect(outcomes.open('key', await outcomes.seal('key', failure))).resolves.toEqual(failure)
})

test('an outcome can be opened for an hour, whatever the store says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const outcomes = sealedOutcomes('trial', z.string())
  const sealed = await outcomes.seal('key', { value: 'an answer' })
  vi.advanceTimersByTime(LIFE_MS - 60_000)
  await expect(outcomes.open('key', sealed)).resolves.toEqual({ value: 'an answer' })
  vi.advanceTimersByTime(LIFE_MS)
  await expect(outcomes.open('key', sealed)).resolves.toBeUndefined()
})

test('how long to wait is part of a failure, and an unknown failure is none', async () => {
  const outcomes = sealedOutcomes('trial', z.string())
  const failure = { failure: { code: 'too_many_requests' as const, retryAfterSeconds: 9 } }
  await expect(outcomes.open('key', await outcomes.seal('key', failure))).resolves.toEqual(failure)
  const unknown = { key: 'key', outcome: { failure: { code: 'weather' } } }
  const forged = await sealFor('once trial', z.unknown(), 60).seal(unknown)
  await expect(outcomes.open('key', forged)).resolves.toBeUndefined()
})

test.each([
  [new AppError('price_changed'), { code: 'price_changed', retryAfterSeconds: undefined }],
  [new TooManyRequestsError(9), { code: 'too_many_requests', retryAfterSeconds: 9 }],
  [new TypeError('a bug'), { code: 'internal_error' }],
  ['thrown', { code: 'internal_error' }],
])('%s fails elsewhere by its code alone', (error, failure) => {
  expect(failureOf(error)).toStrictEqual({ failure })
})

const thrownBy = (failure: { code: ErrorCode; retryAfterSeconds?: number }): unknown => {
  try {
    return valueOf({ failure })
  } catch (error) {
    return error
  }
}

test('what failed elsewhere fails here in the same way', () => {
  expect(valueOf({ value: 0 })).toBe(0)
  expect(thrownBy({ code: 'not_found' })).toBeInstanceOf(NotFoundError)
  expect(thrownBy({ code: 'invalid_input' })).toBeInstanceOf(InvalidInputError)
  expect(thrownBy({ code: 'too_many_requests', retryAfterSeconds: 9 })).toBeInstanceOf(TooManyRequestsError)
  expect(thrownBy({ code: 'too_many_requests', retryAfterSeconds: 9 })).toMatchObject({ retryAfterSeconds: 9 })
  expect(thrownBy({ code: 'too_many_requests' })).toMatchObject({ retryAfterSeconds: 1 })
  const waiting = { code: 'upstream_unavailable', retryAfterSeconds: 5 } as const
  expect(thrownBy(waiting)).toMatchObject(waiting)
  const plain = thrownBy({ code: 'price_changed' })
  expect(plain).toMatchObject({ code: 'price_changed', retryAfterSeconds: undefined })
  expect(plain).toHaveProperty('name', 'AppError')
})
