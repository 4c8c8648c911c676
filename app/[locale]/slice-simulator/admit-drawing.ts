import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { costOf } from '@/lib/core/simulator/state-limits'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { sectionsInState, type Unpacked } from './sections-in-state'

/**
 * Decides what to render of a state: its sections, or the seconds to wait if the client has used up its rendering
 * budget. For a frame the response has status 429 then; for the page's own script it has not, since the framework's
 * client would leave the page.
 */
export async function admitDrawing(
  state: string | undefined,
  headers: Headers,
): Promise<Pick<Unpacked, 'sections'> | { wait: number }> {
  const { sections, cards } = sectionsInState(state)
  const wait = await tryOrWait('simulator', clientOf({ headers }), costOf(cards))
  if (wait === undefined) return { sections }
  if (headers.get('sec-fetch-dest') === 'iframe') answerTooManyTries(wait)
  return { wait }
}
