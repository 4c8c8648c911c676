import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useNow } from '@/components/ui/use-now'
import { withQueries } from '@/components/ui/with-queries'
import { loginPath } from '@/lib/core/paths'
import { allowedSubgroups } from '@/lib/domains/events/access-rules'
import { closesAt } from '@/lib/domains/events/closing-time'
import { keepIntent, takeIntent } from '@/lib/domains/events/intent-storage'
import type { MemberEvent } from '@/lib/domains/events/member-event'
import { memberEventQuery } from '@/lib/domains/events/queries'
import type { Subgroup } from '@/lib/domains/events/schema'
import { signUpVerdict, type SignUpNotice } from '@/lib/domains/events/sign-up-rules'
import { useSignUp } from '@/lib/domains/events/use-sign-up'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'

export type SignUpTexts = Record<
  'join' | 'joinLabel' | 'joining' | 'leave' | 'leaveLabel' | 'leaving' | 'joined' | 'closed' | 'restricted' | 'unknown' | 'retry',
  string
>

export type PlayerSignUpProps = {
  eventId: number
  subgroupId: number
  eventSecret?: string
  usesFeed: boolean
  texts: SignUpTexts
  notices: Record<SignUpNotice, ReactNode>
  /** The visitor's control, for when it turns out that nobody is signed in. */
  children: ReactNode
}

/** One start of an event for the player who is signed in: join, leave, or why not. */
function PlayerSignUp(props: PlayerSignUpProps) {
  const { eventId, subgroupId, eventSecret, texts, children } = props
  const session = useQuery(sessionQuery)
  const member = useQuery(memberEventQuery({ eventId, eventSecret }))
  if (!maybeSignedIn()) return children
  if (session.isError || (member.isError && !member.data)) {
    const retry = () => Promise.all([session.refetch(), member.refetch()])
    return <Unknown texts={texts} retry={() => void retry()} />
  }
  const subgroup = member.data?.event.subgroups.find(({ id }) => id === subgroupId)
  if (!session.data || !member.data || !subgroup) return children
  return <Control {...props} member={member.data} subgroup={subgroup} isMale={session.data.isMale} />
}

type ControlProps = PlayerSignUpProps & { member: MemberEvent; subgroup: Subgroup; isMale: boolean | null }

function Control({ member, subgroup, isMale, texts, notices, ...options }: ControlProps) {
  const { event, hasUserData } = member
  const now = useNow([closesAt(subgroup, event)])
  const { underway, change } = useSignUp({ ...options, onSignedOut: ({ action }) => signInAgain(options, action) })
  const verdict = signUpVerdict(event, subgroup, { isMale }, now)

  useEffect(() => {
    if (hasUserData && takeIntent(event, subgroup.id) && verdict.kind === 'open') {
      change({ subgroupId: subgroup.id, action: 'join' })
    }
  })

  if (verdict.kind === 'blocked') {
    const isElsewhere = allowedSubgroups(event, { isMale }).length > 0
    if (verdict.by === 'gender' && isElsewhere) return <span data-not-for-player />
    if (!('notice' in verdict)) return <p className="text-sm text-muted">{texts[verdict.by]}</p>
    return (
      <div data-notice={verdict.notice} className="rounded-sm bg-cream px-4 py-3 text-sm">
        {notices[verdict.notice]}
      </div>
    )
  }
  const isIn = verdict.kind === 'signed_up'
  const isOwn = underway?.subgroupId === subgroup.id
  const canChange = verdict.kind === 'open' || verdict.canLeave
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="font-semibold text-pine">
        {isIn && !isOwn ? texts.joined : ''}
      </p>
      {canChange && (
        <button
          type="button"
          aria-label={isOwn ? undefined : isIn ? texts.leaveLabel : texts.joinLabel}
          aria-disabled={underway !== undefined}
          onClick={() => change({ subgroupId: subgroup.id, action: isIn ? 'leave' : 'join' })}
          className={buttonClass(isIn ? 'outline' : 'primary', 'small', 'aria-disabled:opacity-60')}
        >
          {buttonText(texts, isIn, isOwn ? underway.action : undefined)}
        </button>
      )}
    </div>
  )
}

function buttonText(texts: SignUpTexts, isIn: boolean, busyWith: 'join' | 'leave' | undefined): string {
  if (busyWith) return busyWith === 'join' ? texts.joining : texts.leaving
  return isIn ? texts.leave : texts.join
}

/** The game server can't be reached: neither "joined" nor "join" would be known to be true. */
function Unknown({ texts, retry }: { texts: SignUpTexts; retry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 text-sm">
      <p role="status" className="text-muted">
        {texts.unknown}
      </p>
      <button type="button" onClick={retry} className={buttonClass('outline', 'small')}>
        {texts.retry}
      </button>
    </div>
  )
}

/** The session ended in the middle of an action: through sign-in back to it. */
function signInAgain(options: Pick<PlayerSignUpProps, 'eventId' | 'subgroupId'>, action: 'join' | 'leave'): void {
  if (action === 'join') keepIntent(options)
  const { pathname, search } = location
  location.assign(`${loginPath}?${String(new URLSearchParams({ returnTo: pathname + search }))}`)
}

/** `PlayerSignUp` as the island loads it. */
export const PlayerSignUpIsland = withQueries(PlayerSignUp)
