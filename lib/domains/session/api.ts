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
 * Who is signed in; one request for all parts of the page that ask at the same time.
 * @throws AppError `not_signed_in`, and the page is shown as to visitors then; `another_player` where it is not the one
 *   whose page this is
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
 * Calls an endpoint for the player whose page this is: it names the player, so that nothing is written for somebody who
 * signed in in another tab, and notices when the session is over.
 *
 * @throws AppError `not_signed_in`, and the page is shown as to visitors then; `another_player`, which the page says in
 *   words by itself; and what `call` throws
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

/** Whose page this is; asks where no answer has told yet. @throws AppError as `getSession` */
export async function knownPlayer(): Promise<string> {
  return pagePlayer() ?? (await getSession()).playerId
}

/** The hint without a session goes with the first 401. */
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
