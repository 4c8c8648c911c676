import { useEffect, useRef, type ReactNode } from 'react'
import { useNow } from '@/components/ui/use-now'
import type { Identifier } from '@/lib/core/identifier'
import { limitText } from '@/lib/core/failure-text'
import { closesAt } from '@/lib/domains/events/closing-time'
import type { MemberEvent } from '@/lib/domains/events/member-event'
import type { Player } from '@/lib/domains/events/player'
import { signUpIntentSchema, type Subgroup } from '@/lib/domains/events/schema'
import {
  isForOthers,
  sharedNotices,
  signUpVerdict,
  type SignUpNotice,
  type SignUpVerdict,
} from '@/lib/domains/events/sign-up/rules'
import { useSignUp } from '@/lib/domains/events/sign-up/use-sign-up'
import { signInFor } from '@/lib/domains/session/intents/sign-in-for'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { SignUpButton } from './sign-up-button'
import { NoticeBox } from './notice-box'
import type { SignUpTexts } from './sign-up-texts'

export type StartOptions = {
  eventId: Identifier
  eventSecret?: string
  /** Present in lists (`EventKey`). */
  startsAt?: string
  texts: SignUpTexts
  notices: Record<SignUpNotice, ReactNode>
  /** Whether `SharedNotices` is shown above the starts of the event. */
  isBelowNotices?: boolean
}

type PlayerStartProps = StartOptions & {
  member: MemberEvent
  subgroup: Subgroup
  player: Player
  /** Shown while it isn't known whether the player is signed up: neither "join" nor "joined" is certain. */
  unknown: ReactNode
}

type Blocked = Extract<SignUpVerdict, { kind: 'blocked' }>

/** The control for one start of an event, by what the rules allow this player now. */
export function PlayerStart(props: PlayerStartProps) {
  const { member, subgroup, player, unknown, texts, notices, isBelowNotices = false, ...options } = props
  const { event, hasUserData } = member
  const now = useNow([closesAt(subgroup, event), new Date(subgroup.startsAt)])
  const verdict = signUpVerdict(event, subgroup, player, now)
  const { underway, failed, change } = useSignUp({ ...options, onSignedOut: resumeAfterSignIn })

  const joinIfOpen = () => {
    if (verdict.kind === 'open') change({ subgroupId: subgroup.id, action: 'join' })
  }
  useIntent('event_sign_up', joinIfOpen, {
    schema: signUpIntentSchema,
    isReady: hasUserData,
    isHere: ({ eventId, subgroupId }) => eventId === event.id && subgroupId === subgroup.id,
  })

  if (verdict.kind === 'blocked') {
    if (verdict.by === 'gender' && isForOthers(event, subgroup, player)) return <span data-not-for-player />
    if (failed?.change.subgroupId === subgroup.id) return <Refusal>{reasonOf(verdict)}</Refusal>
    const isSaidAbove = 'notice' in verdict && isBelowNotices && sharedNotices(event, player).includes(verdict.notice)
    return isSaidAbove ? <p className="text-sm text-muted">{texts.notForYou}</p> : reasonOf(verdict)
  }
  if (!hasUserData) return unknown
  return (
    <>
      <SignUpButton
        isIn={verdict.kind === 'signed_up'}
        isElsewhere={event.subgroups.some(({ id, signedUp }) => signedUp && id !== subgroup.id)}
        canChange={verdict.kind === 'open' || verdict.canLeave}
        isBusy={underway !== undefined}
        busyWith={underway?.subgroupId === subgroup.id ? underway.action : undefined}
        change={(action) => change({ subgroupId: subgroup.id, action })}
        texts={texts}
      />
      <p role="alert" className="text-sm font-semibold text-alert not-empty:mt-3">
        {failed?.change.subgroupId === subgroup.id && limitText(failed.error, texts)}
      </p>
    </>
  )

  function reasonOf(blocked: Blocked): ReactNode {
    return 'notice' in blocked ? (
      <NoticeBox name={blocked.notice}>{notices[blocked.notice]}</NoticeBox>
    ) : (
      <p className="text-sm text-muted">{texts[blocked.by]}</p>
    )
  }

  /** Goes through sign-in and back to the same place, where joining is resumed. */
  function resumeAfterSignIn({ action, subgroupId }: { action: 'join' | 'leave'; subgroupId: Identifier }): void {
    if (action === 'join') signInFor('event_sign_up', { eventId: event.id, subgroupId })
    else signInAgain()
  }
}

/** Why a press was refused: said at once, and it has the focus of the button that it replaces. */
function Refusal({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div ref={place} role="alert" tabIndex={-1}>
      {children}
    </div>
  )
}
