import 'server-only'
import { z } from 'zod'
import {
  AppError,
  type ErrorCode,
  InvalidInputError,
  isErrorCode,
  NotFoundError,
  TooManyRequestsError,
} from '../../errors'
import { sealFor } from '../seal'

/** What work came to: its value, or an error by its code. */
export type Outcome<Value> = { value: Value } | { failure: { code: ErrorCode; retryAfterSeconds?: number } }

/**
 * After this time no outcome can be opened. Instances' clocks may differ: the store alone decides when one expires, long
 * before its seal does.
 */
export const LIFE_MS = 3_600_000

/**
 * Outcomes as sealed text: they may contain tokens and what people typed. Each is bound to its key, so that who can write
 * to the store can't give a player somebody else's.
 */
export function sealedOutcomes<Value>(kind: string, schema: z.core.$ZodType<Value>) {
  const failure = z.object({
    code: z.string().refine(isErrorCode),
    retryAfterSeconds: z.number().optional(),
  })
  const outcome = z.union([z.object({ failure }), z.object({ value: schema })])
  const sealed = sealFor(`once ${kind}`, z.object({ key: z.string(), outcome }), LIFE_MS / 1000)
  return {
    seal: (key: string, its: Outcome<Value>): Promise<string> => sealed.seal({ key, outcome: its }),
    /** Undefined for text that was not sealed here for this key. */
    async open(key: string, text: string): Promise<Outcome<Value> | undefined> {
      const opened = await sealed.open(text)
      return opened?.key === key ? opened.outcome : undefined
    },
  }
}

/** How work has ended here. */
export type Ran<Value> = { value: Value } | { error: unknown }

export const ranTo = <Value>(work: () => Promise<Value>): Promise<Ran<Value>> =>
  work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

export function failureOf(error: unknown): Outcome<never> {
  if (!(error instanceof AppError)) return { failure: { code: 'internal_error' } }
  return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } }
}

/** The value. @throws the error that the work has thrown elsewhere, as far as its code tells */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!('failure' in outcome)) return outcome.value
  const { code, retryAfterSeconds } = outcome.failure
  const message = 'failed at another instance'
  if (code === 'not_found') throw new NotFoundError('what another instance asked for')
  if (code === 'invalid_input') throw new InvalidInputError(message)
  if (code === 'too_many_requests') throw new TooManyRequestsError(retryAfterSeconds ?? 1)
  throw new AppError(code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
}
