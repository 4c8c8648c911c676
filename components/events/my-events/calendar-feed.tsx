import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useUnderway } from '@/components/ui/use-underway'
import { withQueries } from '@/components/ui/with-queries'
import { hasCode } from '@/lib/core/errors'
import { calendarLink } from '@/lib/core/paths'
import { failureText } from '@/lib/core/failure-text'
import { makeCalendarFeed, revokeCalendarFeed } from '@/lib/domains/events/endpoints'
import { memberCall } from '@/lib/domains/session/api'
import { feedChangeSchema, type FeedChange } from '@/lib/domains/events/calendar/feed'
import { signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import type { CalendarFeedTexts } from './calendar-feed-panel'

type CalendarFeedProps = { texts: CalendarFeedTexts; children: ReactNode }

type Feed = { url?: string; isRevoked?: boolean }

async function changeFeed(change: FeedChange): Promise<Feed> {
  if (change === 'make') return memberCall(makeCalendarFeed)
  await memberCall(revokeCalendarFeed)
  return { isRevoked: true }
}

/**
 * The secret address of the player's calendar: creates, replaces and revokes it. An address created earlier is never
 * shown again.
 */
function CalendarFeed({ texts }: CalendarFeedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<Feed>({})
  const { mutate, error, isPending, variables } = useMutation({ mutationFn: changeFeed, onSuccess: setState })
  const { isUnderway: isBusy, begin, end } = useUnderway()
  const send = (change: FeedChange, onSignedOut: () => void) => {
    if (!begin()) return
    mutate(change, {
      onError: (failure) => {
        if (hasCode(failure, 'not_signed_in')) onSignedOut()
      },
      onSettled: end,
    })
  }
  // After sign-in the player is at the top of the page. If the session ends a second time, the change is dropped.
  const resume = ({ to }: { to: FeedChange }) => {
    place.current?.scrollIntoView({ block: 'center' })
    send(to, () => signInAgain())
  }
  useIntent('calendar_feed', resume, { schema: feedChangeSchema })
  const press = (to: FeedChange) => send(to, () => signInOnceFor('calendar_feed', { to }))
  const underway = isPending ? variables : undefined
  return (
    <div ref={place} className="grid gap-4">
      {state.url !== undefined && (
        <label className="grid gap-1">
          <span className="text-sm font-semibold">{texts.address}</span>
          <input
            readOnly
            value={state.url}
            onFocus={({ target }) => target.select()}
            className="field-input"
            data-fixed
          />
        </label>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {state.url !== undefined && (
          <a href={calendarLink(state.url)} className={buttonClass('dark', 'small')}>
            {texts.open}
          </a>
        )}
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => press('make')}
          className={buttonClass('secondary', 'small', 'aria-disabled:opacity-60')}
        >
          {underway === 'make' ? texts.making : state.url === undefined ? texts.make : texts.replace}
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => press('revoke')}
          className={buttonClass('outline', 'small', 'aria-disabled:opacity-60')}
        >
          {underway === 'revoke' ? texts.revoking : state.url === undefined ? texts.revokeEarlier : texts.revoke}
        </button>
      </div>
      <p role="status" className="font-semibold text-pine empty:hidden">
        {state.url !== undefined && texts.made}
        {state.isRevoked && texts.revoked}
      </p>
      <p role="alert" className="font-semibold text-alert empty:hidden">
        {error && !isHandledByPage(error) && (failureText(error, texts) ?? texts.failed)}
      </p>
    </div>
  )
}

export default withQueries(CalendarFeed)
