import * as z from 'zod/mini'

/** Requests of the editor to the framed page. */
export type Request = z.infer<typeof requestSchema>

/** The result of a request: 400 if it can't be carried out, 501 if this page doesn't know it. */
export type SimulatorAnswer = { status: 200; data?: unknown } | { status: 400 | 501; error: string }

const requestSchema = z.object({ requestID: z.string(), type: z.string(), data: z.optional(z.unknown()) })

const WORDS = { 200: 'ok', 400: 'bad request', 501: 'not implemented' } as const

/** Parses a message as a request; undefined for answers and for messages of others. */
export function parseRequest(message: unknown): Request | undefined {
  const parsed = requestSchema.safeParse(message)
  return parsed.success ? parsed.data : undefined
}

/** An answer in the format of the content system's protocol, which allows no other fields. */
export const answerTo = (requestID: string, answer: SimulatorAnswer) => ({
  requestID,
  status: answer.status,
  msg: WORDS[answer.status],
  ...(answer.status === 200 ? { data: answer.data } : { error: answer.error }),
})
