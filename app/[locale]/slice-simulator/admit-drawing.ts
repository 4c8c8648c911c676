import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { costOf } from '@/lib/core/simulator/state-limits'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { sectionsInState, type Unpacked } from './sections-in-state'

/**
 * What to draw of a state, or how many seconds its sender has to wait who has had too much drawn. The answer for a frame says
 * so in its status, too; the one to the page's own script does not, since the framework's client would leave the page for it.
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
