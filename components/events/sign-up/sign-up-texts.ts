import { getTranslations } from 'next-intl/server'
import { failureTexts } from '@/components/ui/failure-texts'
import { wordsOf, type Values } from '@/lib/core/words'

const words = [
  'join',
  'joinLabel',
  'move',
  'joining',
  'leave',
  'leaveLabel',
  'leaving',
  'left',
  'joined',
  'closed',
  'restricted',
  'notForYou',
  'unknown',
  'retry',
  'retrying',
] as const

export type SignUpTexts = Awaited<ReturnType<typeof signUpTexts>> & {
  /** Names the button to move to screen readers where there are several events; by default its own text does. */
  moveLabel?: string
}

/**
 * The words of the player's sign-up control; those with the group's letter name the button to screen readers.
 *
 * @param values the group's letter as `category`, where it is known
 */
export async function signUpTexts(values?: Values) {
  const [t, failures] = await Promise.all([getTranslations('events.signUp'), failureTexts()])
  return { ...wordsOf(t, words, values), ...failures }
}
