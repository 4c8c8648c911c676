import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { closesAt } from '@/lib/domains/events/closing-time'
import type { Event, Subgroup } from '@/lib/domains/events/schema'
import { signUpVerdict, type SignUpNotice } from '@/lib/domains/events/sign-up/rules'
import { PlayerSignUp } from './lazy'
import type { SignUpTexts } from './sign-up-texts'

export type SignUpControlProps = {
  event: Pick<Event, 'id' | 'restricted' | 'subgroups' | 'registrationEndsAt'>
  subgroup: Subgroup
  eventSecret?: string
  /** Present in lists: lets the player's events be requested together. */
  startsAt?: string
  texts: SignUpTexts
  notices: Record<SignUpNotice, ReactNode>
  isBelowNotices?: boolean
  now: Date
}

/**
 * The sign-up control of one start: a button that submits the surrounding form, which signs the visitor in; replaced by
 * the player's own control once script runs.
 */
export function SignUpControl({ event, subgroup, now, ...player }: SignUpControlProps) {
  const { texts } = player
  const verdict = signUpVerdict(event, subgroup, undefined, now)
  const isRestricted = verdict.kind === 'blocked' && verdict.by === 'restricted'
  return (
    <PlayerSignUp eventId={event.id} subgroupId={subgroup.id} {...player}>
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
