import { apiRequest } from '@/lib/core/api-request'
import { hasCode } from '@/lib/core/errors'
import { forgetPlayer } from './hint'
import { sessionSchema, type Session } from './schema'

let underway: Promise<Session> | undefined

/**
 * Who is signed in; one request for all parts of the page that ask at the same time.
 * @throws AppError `not_signed_in`, and the page is shown as to visitors then
 */
export function getSession(): Promise<Session> {
  underway ??= memberRequest(apiRequest({ path: '/api/session', schema: sessionSchema })).finally(() => {
    underway = undefined
  })
  return underway
}

/** Notices with any request for a player that the session is over: the hint without a session goes with the first 401. */
export async function memberRequest<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request
  } catch (error) {
    if (hasCode(error, 'not_signed_in')) forgetPlayer()
    throw error
  }
}
