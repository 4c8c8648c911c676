import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
import { closesAt } from '@/lib/domains/events/closing-time'
import type { Event, Subgroup } from '@/lib/domains/events/schema'
import { signUpVerdict, type SignUpNotice } from '@/lib/domains/events/sign-up-rules'
import { PlayerSignUp } from './lazy'
import type { SignUpTexts } from './sign-up-texts'

export type SignUpProps = {
  event: Event
  subgroup: Subgroup
  eventSecret?: string
  usesFeed: boolean
  notices: Record<SignUpNotice, ReactNode>
  now: Date
}

/**
 * The sign-up control of one start: as the server draws it a button of the form around all starts, which signs the visitor
 * in for it; the player's own once script runs.
 */
export async function SignUp({ event, subgroup, eventSecret, usesFeed, notices, now }: SignUpProps) {
  const texts = await textsFor(subgroup)
  const verdict = signUpVerdict(event, subgroup, undefined, now)
  const isRestricted = verdict.kind === 'blocked' && verdict.by === 'restricted'
  return (
    <PlayerSignUp
      eventId={event.id}
      subgroupId={subgroup.id}
      eventSecret={eventSecret}
      usesFeed={usesFeed}
      texts={texts}
      notices={notices}
    >
      <div className="sign-up-place">
        {!isRestricted && (
          <button
            type="submit"
            name="subgroupId"
            value={subgroup.id}
            data-closes={closesAt(subgroup, event).toISOString()}
            hidden={verdict.kind !== 'open'}
            aria-label={texts.joinLabel}
            className={buttonClass('primary', 'small')}
          >
            {texts.join}
          </button>
        )}
        <p hidden={verdict.kind === 'open'} className="text-sm text-muted">
          {isRestricted ? texts.restricted : texts.closed}
        </p>
      </div>
    </PlayerSignUp>
  )
}

async function textsFor({ category }: Subgroup): Promise<SignUpTexts> {
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
    unknown: t('unknown'),
    retry: t('retry'),
    retrying: t('retrying'),
    tooManyTries: await tooManyTriesText(),
  }
}
