import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Start } from '@/lib/domains/events/stages/schedule'
import { useSignUp } from '@/lib/domains/events/sign-up/use-sign-up'
import { signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import type { SchedulerTexts } from './scheduler-texts'

type JoinStartProps = {
  /** Undefined until a time is chosen [EV-091]. */
  start: Start | undefined
  isJoined: boolean
  texts: SchedulerTexts
}

/**
 * A button that joins the chosen start; a start that the player has joined reads 'going' or 'racing', with a button to
 * leave it [EV-058 to EV-061].
 */
export function JoinStart({ start, ...props }: JoinStartProps) {
  if (start) return <JoinChosen start={start} {...props} />
  return (
    <button
      type="button"
      disabled
      className={buttonClass('primary', 'medium', 'justify-self-start disabled:opacity-50')}
    >
      {props.texts.join}
    </button>
  )
}

function JoinChosen({ start, isJoined, texts }: JoinStartProps & { start: Start }) {
  const { eventId, subgroupId } = start
  const { underway, failed, change } = useSignUp({
    eventId,
    onSignedOut: (wanted) => signInOnceFor('scheduled_sign_up', { eventId, ...wanted }),
  })

  // A failure to leave shows no message: the control stays as it was (members.md §8).
  const error = failed?.change.action === 'join' ? failed.error : undefined
  useEffect(() => {
    if (error) console.warn('unsuccessful join', error) // EV-128
  }, [error])

  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="status" className="font-semibold text-pine empty:hidden">
        {isJoined && !underway ? labelOf(start, texts) : ''}
      </p>
      <button
        type="button"
        aria-disabled={underway !== undefined}
        onClick={() => change({ subgroupId, action: isJoined ? 'leave' : 'join' })}
        className={buttonClass(isJoined ? 'outline' : 'primary', 'medium', 'aria-disabled:opacity-60')}
      >
        {wordOf({ isJoined, action: underway?.action }, texts)}
      </button>
    </div>
  )
}

type State = { isJoined: boolean; action: 'join' | 'leave' | undefined }

function wordOf({ isJoined, action }: State, texts: SchedulerTexts): string {
  if (action) return { join: texts.joining, leave: texts.leaving }[action]
  return isJoined ? texts.leave : texts.join
}

/** Label of a start that the player has joined [EV-059, EV-060]. */
export function labelOf({ kind }: Pick<Start, 'kind'>, { going, racing }: SchedulerTexts): string {
  return kind === 'race' ? racing : going
}
