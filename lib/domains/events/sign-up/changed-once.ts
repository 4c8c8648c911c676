import 'server-only'
import { z } from 'zod'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import type { Member } from '@/lib/domains/session/member'
import { signUpAnswerSchema, type SignUpAnswer } from '../member-event'

/** Within this time the same change is the same click: a control is busy nearly as long [EV-044]. */
const DOUBLE_CLICK_MS = 3000

const signUps = () =>
  processWide(
    'sign-ups',
    () =>
      new SharedOnce({
        kind: 'sign-up',
        schema: z.object({ wantsIn: z.boolean(), answer: signUpAnswerSchema }),
        rememberedMs: ({ wantsIn, answer }) => (answer.signedUp === wantsIn ? DOUBLE_CLICK_MS : 0),
        most: 1000,
        withoutStore: 'goes_on', // the game server takes repetitions
      }),
  )

/**
 * Makes a player's changes of sign-ups one after the other, and the same one of a double click once, on any instance.
 *
 * @param what tells one change of the player from another
 * @param wantsIn whether it is to sign the player up
 */
export async function changedOnce(
  member: Member,
  { what, wantsIn }: { what: string; wantsIn: boolean },
  change: () => Promise<SignUpAnswer>,
): Promise<SignUpAnswer> {
  const { answer } = await signUps().run(member.id, what, async () => ({ wantsIn, answer: await change() }))
  return answer
}
