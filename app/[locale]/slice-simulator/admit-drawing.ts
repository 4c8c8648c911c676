import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { costOf } from '@/lib/core/simulator/state-limits'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { parseState, type ParsedState } from './parse-state'

/**
 * Decides what to render of the simulator's state: its sections, or the seconds to wait if the client has used up its
 * rendering budget. In that case a frame gets a response with status 429. A refresh by the page's own script does not,
 * since the framework's client would then leave the page.
 */
export async function admitDrawing(
  state: string | undefined,
  headers: Headers,
): Promise<Pick<ParsedState, 'sections'> | { wait: number }> {
  const { sections, cards } = parseState(state)
  const wait = await tryOrWait('simulator', clientOf({ headers }), costOf(cards))
  if (wait === undefined) return { sections }
  if (headers.get('sec-fetch-dest') === 'iframe') answerTooManyTries(wait)
  return { wait }
}
