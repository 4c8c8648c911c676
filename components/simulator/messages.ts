import * as z from 'zod/mini'

/** What the editor asks of the framed page, and the page of the editor. */
export type Request = z.infer<typeof requestSchema>

/** How a request ends: 400 for what can't be done with it, 501 for what this page doesn't know. */
export type Answer = { status: 200; data?: unknown } | { status: 400 | 501; error: string }

const requestSchema = z.object({ requestID: z.string(), type: z.string(), data: z.optional(z.unknown()) })

const WORDS = { 200: 'ok', 400: 'bad request', 501: 'not implemented' } as const

/** The request that a message is; undefined for answers and for messages of others. */
export function requestIn(message: unknown): Request | undefined {
  const parsed = requestSchema.safeParse(message)
  return parsed.success ? parsed.data : undefined
}

/** An answer in the form of the content system's protocol, which takes no other fields. */
export const answerTo = (requestID: string, answer: Answer) => ({
  requestID,
  status: answer.status,
  msg: WORDS[answer.status],
  ...(answer.status === 200 ? { data: answer.data } : { error: answer.error }),
})
