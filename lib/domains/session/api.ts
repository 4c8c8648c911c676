import { type AnswerOf, type CallInput, send, type Sent } from '@/lib/core/call'
import type { JsonEndpoint, MemberEndpoint } from '@/lib/core/endpoint'
import { AppError, hasCode } from '@/lib/core/errors'
import { SingleFlight } from '@/lib/core/single-flight'
import { forgetPlayer } from './hint'
import { session } from './endpoints'
import { isPageOf, pagePlayer, tellAnotherPlayer } from './page-player'
import type { Session } from './schema'

const asked = new SingleFlight<Session>()

/**
 * The signed-in player; parts of the page that need it at the same time share one request.
 *
 * @throws AppError `not_signed_in`, after which the page is shown as to visitors; `another_player` if it isn't the
 * page's player
 */
export function getSession(): Promise<Session> {
  return asked.join('session', () => noteSession(askSession()))
}

async function askSession(): Promise<Session> {
  const answer = await send(session)
  if (!isPageOf(answer.playerId)) throw new AppError('another_player')
  return answer
}

/**
 * Calls an endpoint for the page's player. The request names that player, so that nothing is written for somebody who
 * signed in in another tab. If the answer shows that the session has ended, the page is updated.
 *
 * @throws AppError `not_signed_in`, after which the page is shown as to visitors; `another_player`, for which the page
 * itself shows a message; and what `call` throws
 */
export function memberCall<Its extends JsonEndpoint & MemberEndpoint>(
  endpoint: Its,
  ...[input]: CallInput<Its>
): Promise<AnswerOf<Its>> {
  return noteSession(sendAsPlayer(endpoint, input))
}

async function sendAsPlayer<Its extends JsonEndpoint>(endpoint: Its, sent?: Sent): Promise<AnswerOf<Its>> {
  return send(endpoint, sent, endpoint.method === 'GET' ? pagePlayer() : await knownPlayer())
}

/** The page's player; requests the session if no answer has named the player yet. @throws AppError as `getSession` */
export async function knownPlayer(): Promise<string> {
  return pagePlayer() ?? (await getSession()).playerId
}

/**
 * Updates the page by what an answer says of the session: the first 401 removes the hint that somebody may be signed
 * in.
 */
async function noteSession<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await request
    tellAnotherPlayer(false)
    return answer
  } catch (error) {
    if (hasCode(error, 'not_signed_in')) forgetPlayer()
    if (hasCode(error, 'another_player')) tellAnotherPlayer(true)
    throw error
  }
}
