import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'

/** The words of the player's sign-up control; those with the group's letter name the button to screen readers. */
export type SignUpTexts = Record<
  | 'join'
  | 'joinLabel'
  | 'joining'
  | 'leave'
  | 'leaveLabel'
  | 'leaving'
  | 'joined'
  | 'closed'
  | 'restricted'
  | 'notForYou'
  | 'unknown'
  | 'retry'
  | 'retrying'
  | 'tooManyTries',
  string
>

/** @param category the group's letter */
export async function signUpTexts(category: string): Promise<SignUpTexts> {
  const t = await getTranslations('events.signUp')
  return {
    join: t('join'),
    joinLabel: t('joinLabel', { category }),
    joining: t('joining'),
    leave: t('leave'),
    leaveLabel: t('leaveLabel', { category }),
    leaving: t('leaving'),
    joined: t('joined'),
    closed: t('closed'),
    restricted: t('restricted'),
    notForYou: t('notForYou'),
    unknown: t('unknown'),
    retry: t('retry'),
    retrying: t('retrying'),
    tooManyTries: await tooManyTriesText(),
  }
}
