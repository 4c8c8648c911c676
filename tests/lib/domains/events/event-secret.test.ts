import { beforeEach, expect, test, vi } from 'vitest'
import { NotFoundError, TooManyRequestsError } from '@/lib/core/errors'
import { rateLimits } from '@/lib/core/limits'
import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { requestTo } from '../../support/session'

beforeEach(forgetProcessState)

const { tries } = rateLimits.eventSecret
const request = requestTo('/api/events/7')
const missing = () => Promise.reject(new NotFoundError('event 7'))

async function refusals(query: { eventSecret?: string }, times: number) {
  const errors: unknown[] = []
  for (let at = 0; at < times; at += 1)
    await withEventSecretOf(request, query, missing).catch((error: unknown) => errors.push(error))
  return errors
}

test('who guesses secrets is stopped after so many wrong ones', async () => {
  const errors = await refusals({ eventSecret: 'guess' }, tries + 1)
  expect(errors.filter((error) => error instanceof NotFoundError)).toHaveLength(tries)
  expect(errors.at(-1)).toBeInstanceOf(TooManyRequestsError)
})

test('an address without a secret is no guess, and is asked for as such', async () => {
  const errors = await refusals({}, tries + 1)
  expect(errors.every((error) => error instanceof NotFoundError)).toBe(true)
  const work = vi.fn(async (secret: string | undefined) => secret ?? 'none')
  await expect(withEventSecretOf(request, {}, work)).resolves.toBe('none')
})

test('who knows the secret sees the event as often as they like', async () => {
  const work = vi.fn(async (secret: string | undefined) => secret)
  for (let at = 0; at <= tries; at += 1)
    await expect(withEventSecretOf(request, { eventSecret: 'lantern' }, work)).resolves.toBe('lantern')
})
