import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useUnderway } from '@/components/ui/use-underway'
import { withQueries } from '@/components/ui/with-queries'
import { tooManyTriesIn } from '@/lib/core/too-many-tries'
import { makeCalendarFeed, revokeCalendarFeed } from '@/lib/domains/events/api'

type Name =
  | 'make'
  | 'making'
  | 'replace'
  | 'revoke'
  | 'revoking'
  | 'address'
  | 'made'
  | 'revoked'
  | 'failed'
  | 'tooManyTries'

type CalendarFeedProps = { texts: Record<Name, string>; children: ReactNode }

/** The secret address of the player's calendar: made, replaced and taken away. Nobody is shown one that was made before. */
function CalendarFeed({ texts }: CalendarFeedProps) {
  const [state, setState] = useState<{ url?: string; isRevoked?: boolean }>({})
  const make = useMutation({ mutationFn: makeCalendarFeed, onSuccess: setState })
  const revoke = useMutation({ mutationFn: revokeCalendarFeed, onSuccess: () => setState({ isRevoked: true }) })
  const { isUnderway: isBusy, begin, end } = useUnderway()
  const error = make.error ?? revoke.error
  const send = (mutate: (nothing: undefined, options: { onSettled: () => void }) => void) => {
    if (!begin()) return
    make.reset()
    revoke.reset()
    mutate(undefined, { onSettled: end })
  }
  return (
    <div className="grid gap-4">
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
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => send(make.mutate)}
          className={buttonClass('secondary', 'small', 'aria-disabled:opacity-60')}
        >
          {make.isPending ? texts.making : state.url === undefined ? texts.make : texts.replace}
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => send(revoke.mutate)}
          className={buttonClass('outline', 'small', 'aria-disabled:opacity-60')}
        >
          {revoke.isPending ? texts.revoking : texts.revoke}
        </button>
      </div>
      <p role="status" className="font-semibold text-pine empty:hidden">
        {state.url !== undefined && texts.made}
        {state.isRevoked && texts.revoked}
      </p>
      <p role="alert" className="font-semibold text-alert empty:hidden">
        {error && (tooManyTriesIn(error, texts.tooManyTries) ?? texts.failed)}
      </p>
    </div>
  )
}

export default withQueries(CalendarFeed)
