import { buttonClass } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog/modal'
import { limitText } from '@/lib/core/failure-text'
import { hasCode } from '@/lib/core/errors'
import type { OptInStep } from '@/lib/domains/fundraising/opt-in'
import type { FundraisingTexts } from './fundraising-texts'

type OptInModalProps = {
  step: OptInStep | undefined
  error: Error | null
  donates: boolean
  anecdotes: readonly string[]
  /** Called by the button for failures that signing in again may fix. */
  onSignIn: () => void
  onClose: () => void
  texts: FundraisingTexts
}

/**
 * Shown while the player becomes a fundraiser, and if that failed; it can't be closed while it is running [FR-022 to
 * FR-025, FR-033].
 */
export function OptInModal({ step, error, donates, anecdotes, onSignIn, onClose, texts }: OptInModalProps) {
  const hasFailed = error !== null
  return (
    <Modal
      title={hasFailed ? texts.failedTitle : texts.busyTitle}
      closeLabel={texts.close}
      isLocked={!hasFailed}
      onClose={onClose}
    >
      <div className="grid gap-6">
        <p role="status" className={hasFailed ? 'text-muted' : 'fundraising-busy'}>
          {hasFailed ? '...' : messageAt(step, donates, texts)}
        </p>
        <p role="alert" className="font-semibold text-alert empty:hidden">
          {hasFailed && reasonOf(error, texts)}
        </p>
        {hasFailed && hasCode(error, 'email_unproven') && (
          <button type="button" onClick={onSignIn} className={buttonClass('primary', 'large', 'justify-self-start')}>
            {texts.signInAgain}
          </button>
        )}
        {anecdotes.length > 0 && !hasFailed && (
          <section className="grid gap-3 rounded-card bg-cream p-5">
            <h3 className="font-display font-extrabold">{texts.anecdotes}</h3>
            <ul className="grid gap-2">
              {anecdotes.map((anecdote) => (
                <li key={anecdote}>{anecdote}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  )
}

function messageAt(step: OptInStep | undefined, donates: boolean, texts: FundraisingTexts): string {
  if (donates) return texts.redirect
  return texts[step ?? 'account']
}

/**
 * The message for a failure. It is undefined for failures that the page itself handles; a rate limit gets a message
 * with the time to wait.
 */
function reasonOf(error: Error, texts: FundraisingTexts): string | undefined {
  if (hasCode(error, 'another_player')) return undefined
  if (hasCode(error, 'email_unproven')) return texts.emailUnproven
  return limitText(error, texts) ?? texts.failed
}
