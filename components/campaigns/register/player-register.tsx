import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import type { CtaPosition } from '@/components/ui/button'
import { TermsBox } from '@/components/ui/terms-box'
import { reminderIdOf } from '@/components/ui/terms-tick'
import { useTerms } from '@/components/ui/use-terms'
import { withQueries } from '@/components/ui/with-queries'
import { limitText } from '@/lib/core/failure-text'
import { registrationIntentSchema, type RegistrationIntent } from '@/lib/domains/campaigns/registration-intent'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { findIntent } from '@/lib/domains/session/intents/storage'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import type { RegisterTexts } from './register-button'
import { buttonIdOf, termsIdOf } from './register-ids'
import { useRegister } from './use-register'

export type PlayerRegisterProps = {
  campaign: string
  isRegistered?: boolean
  intent: RegistrationIntent
  dialogId: string
  terms?: ReactNode
  texts: RegisterTexts
  className: string
  cta: CtaPosition
  /** The visitor's button, shown if it turns out that nobody is signed in. */
  children: ReactNode
}

/** The registration button for the signed-in player (members.md §4, "Campaign registration button"). */
function PlayerRegister(props: PlayerRegisterProps) {
  const { campaign, intent, dialogId, terms, texts, className, cta, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const termsId = termsIdOf(dialogId)
  const buttonId = buttonIdOf(dialogId)
  const { hasTicked, remind, box } = useTerms(termsId, () => ({
    isReminded: findIntent(intent)?.details.hasTickedTerms === false || isSentBack(buttonId),
  }))
  const { isRegistered, isChecking, isChanging, failure, register } = useRegister({
    campaign,
    isRegistered: props.isRegistered,
    intent,
    dialogId,
    button,
  })

  const hasTerms = terms !== undefined
  const resume = ({ hasTickedTerms }: { hasTickedTerms: boolean }) =>
    hasTickedTerms || !hasTerms ? register() : button.current?.focus() // CP-036, CP-048
  useIntent(intent, resume, { schema: registrationIntentSchema })
  useEffect(() => {
    if (takeSentBack(buttonId)) button.current?.focus()
  }, [buttonId])

  if (!maybeSignedIn()) return children
  const asksTerms = hasTerms && !isRegistered
  const isMissingTerms = asksTerms && !hasTicked && !isChanging
  const isIdle = !isChecking && !isChanging && !isRegistered
  const press = () => {
    if (!isIdle) return
    if (!isMissingTerms) return register()
    remind()
  }
  return (
    <div className="grid justify-items-start gap-4">
      {asksTerms && (
        <TermsBox {...box} reminder={texts.termsFirst}>
          {terms}
        </TermsBox>
      )}
      <button
        ref={button}
        id={buttonId}
        data-cta={cta}
        type="button"
        aria-disabled={!isIdle || isMissingTerms}
        aria-describedby={isMissingTerms ? reminderIdOf(termsId) : undefined}
        onClick={press}
        className={clsx(className, !isIdle && 'opacity-60')}
      >
        {isRegistered ? texts.signedUp : isChanging ? texts.checking : texts.label}
      </button>
      <p role="status" className="sr-only">
        {isChanging ? texts.checking : isRegistered ? texts.signedUp : ''}
      </p>
      <p role="alert" className="font-semibold empty:hidden">
        {limitText(failure, texts)}
      </p>
    </div>
  )
}

/** Whether sign-in redirected to this button because the terms weren't ticked (app/api/auth/callback/route.ts). */
function isSentBack(buttonId: string): boolean {
  return location.hash === `#${encodeURIComponent(buttonId)}`
}

/** Like `isSentBack`, but clears the hash, so that a button rendered later doesn't take focus too. */
function takeSentBack(buttonId: string): boolean {
  if (!isSentBack(buttonId)) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

export default withQueries(PlayerRegister)
