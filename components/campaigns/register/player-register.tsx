import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { CtaPosition } from '@/components/ui/button'
import { isTicked, TermsBox } from '@/components/ui/terms-box'
import { withQueries } from '@/components/ui/with-queries'
import { tooManyTriesIn } from '@/lib/core/too-many-tries'
import { registerMarker } from '@/lib/domains/campaigns/marker-storage'
import { resumeWish } from '@/lib/domains/session/api'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import type { RegisterTexts } from './register-button'
import { buttonIdOf, termsIdOf } from './register-ids'
import { isSentBack, takeSentBack } from './sent-back'
import { useRegister } from './use-register'

export type PlayerRegisterProps = {
  campaign: string
  isRegistered?: boolean
  markerKey: string
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
  const { campaign, markerKey, dialogId, terms, texts, className, cta, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const termsBox = useRef<HTMLInputElement>(null)
  const reasonId = useId()
  const termsId = termsIdOf(dialogId)
  const buttonId = buttonIdOf(dialogId)
  const [hasTicked, setTicked] = useState(() => isTicked(termsId))
  const [isReminded, setReminded] = useState(
    () => registerMarker(markerKey).find()?.hasTickedTerms === false || isSentBack(buttonId),
  )
  const { isRegistered, isChecking, isChanging, failure, register } = useRegister({
    campaign,
    isRegistered: props.isRegistered,
    markerKey,
    dialogId,
    button,
  })

  const hasTerms = terms !== undefined
  useResumed({ markerKey, button, buttonId, asksTerms: hasTerms, register })

  if (!maybeSignedIn()) return children
  const asksTerms = hasTerms && !isRegistered
  const isMissingTerms = asksTerms && !hasTicked && !isChanging
  const isIdle = !isChecking && !isChanging && !isRegistered
  const press = () => {
    if (!isIdle) return
    if (!isMissingTerms) return register()
    setReminded(true)
    termsBox.current?.focus()
  }
  return (
    <div className="grid justify-items-start gap-4">
      {asksTerms && (
        <TermsBox id={termsId} box={termsBox} checked={hasTicked} onTick={setTicked}>
          {terms}
        </TermsBox>
      )}
      {isMissingTerms && (
        <p id={reasonId} className={isReminded ? 'text-base font-semibold' : 'sr-only'}>
          {texts.termsFirst}
        </p>
      )}
      <button
        ref={button}
        id={buttonId}
        data-cta={cta}
        type="button"
        aria-disabled={!isIdle || isMissingTerms}
        aria-describedby={isMissingTerms ? reasonId : undefined}
        onClick={press}
        className={`${className} aria-disabled:opacity-60`}
      >
        {isRegistered ? texts.signedUp : isChanging ? texts.checking : texts.label}
      </button>
      <p role="status" className="sr-only">
        {isChanging ? texts.checking : isRegistered ? texts.signedUp : ''}
      </p>
      <p role="alert" className="font-semibold empty:hidden">
        {tooManyTriesIn(failure, texts.tooManyTries)}
      </p>
    </div>
  )
}

type Resumed = {
  markerKey: string
  button: RefObject<HTMLElement | null>
  buttonId: string
  asksTerms: boolean
  register: () => void
}

/** Resumes after sign-in: registers, or moves the focus back to the button if the terms aren't ticked [CP-036, CP-048]. */
function useResumed({ markerKey, button, buttonId, asksTerms, register }: Resumed): void {
  useEffect(() => {
    const marker = registerMarker(markerKey).take()
    const goOn = () => (marker?.hasTickedTerms || !asksTerms ? register() : button.current?.focus())
    if (marker) resumeWish(marker, goOn)
    else if (takeSentBack(buttonId)) button.current?.focus()
  }, [markerKey, button, buttonId, asksTerms, register])
}

export default withQueries(PlayerRegister)
