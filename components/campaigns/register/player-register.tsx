import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { CtaPosition } from '@/components/ui/button'
import { withQueries } from '@/components/ui/with-queries'
import { systemClock } from '@/lib/core/clock'
import { AppError } from '@/lib/core/errors'
import { loginPath } from '@/lib/core/paths'
import { throttled } from '@/lib/core/throttle'
import { keepMarker, takeMarker } from '@/lib/domains/campaigns/marker-storage'
import { registrationMutation, registrationQuery } from '@/lib/domains/campaigns/queries'
import { isQuest } from '@/lib/domains/campaigns/quest'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { TermsBox } from './terms-box'

/** Of clicks on the button [CP-051]. */
const THROTTLE_MS = 1000

export type PlayerRegisterProps = {
  campaign: string
  isRegistered?: boolean
  markerKey: string
  dialogId: string
  terms?: ReactNode
  texts: Record<'label' | 'checking' | 'signedUp' | 'withdraw' | 'withdrawing', string>
  className: string
  cta: CtaPosition
  /** The visitor's button, for when it turns out that nobody is signed in. */
  children: ReactNode
}

/** The registration button of the player who is signed in (members.md §4, "Campaign registration button"). */
function PlayerRegister(props: PlayerRegisterProps) {
  const { campaign, isRegistered, markerKey, dialogId, terms, texts, className, cta, children } = props
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const [hasTicked, setTicked] = useState(false)
  const known = useQuery({
    ...registrationQuery(campaign),
    initialData: isRegistered === undefined ? undefined : { isRegistered },
  })
  const { mutate, isPending, variables } = useMutation(registrationMutation(client, campaign))
  const register = useMemo(() => {
    const fail = (error: Error) => (isSignedOut(error) ? signInAgain(markerKey) : openDialog(dialogId))
    return throttled(() => mutate('register', { onError: fail }), THROTTLE_MS, systemClock())
  }, [mutate, markerKey, dialogId])

  useEffect(() => {
    const marker = takeMarker(markerKey)
    if (!marker) return
    if (marker.hasTickedTerms || terms === undefined) register()
    else button.current?.focus()
  }, [markerKey, terms, register])

  if (!maybeSignedIn()) return children
  const isIn = known.data?.isRegistered === true
  const isBusy = isPending || known.isPending
  const needsTerms = terms !== undefined && !isIn && !hasTicked
  return (
    <div className="grid justify-items-start gap-4">
      {terms !== undefined && !isIn && (
        <TermsBox isTicked={hasTicked} onTick={setTicked}>
          {terms}
        </TermsBox>
      )}
      <button
        ref={button}
        data-cta={cta}
        type="button"
        aria-disabled={isBusy || isIn || needsTerms}
        onClick={() => !(isBusy || isIn || needsTerms) && register()}
        className={`${className} aria-disabled:opacity-60`}
      >
        {isIn ? texts.signedUp : isPending && variables === 'register' ? texts.checking : texts.label}
      </button>
      {isIn && !isQuest(campaign) && (
        <button type="button" aria-disabled={isPending} onClick={() => !isPending && mutate('withdraw')} className="min-h-11 text-base font-semibold underline">
          {isPending ? texts.withdrawing : texts.withdraw}
        </button>
      )}
    </div>
  )
}

const isSignedOut = (error: Error) => error instanceof AppError && error.code === 'not_signed_in'

/** The session ended in the meantime; the terms were ticked, or the button could not have been used. */
function signInAgain(markerKey: string): void {
  keepMarker(markerKey, { hasTickedTerms: true })
  const { pathname, search } = location
  location.assign(`${loginPath}?${String(new URLSearchParams({ returnTo: pathname + search }))}`)
}

/** Not eligible, or anything that went wrong: the cause is in the console (decisions.md, Campaigns). */
function openDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** `PlayerRegister` as the island loads it. */
export const PlayerRegisterIsland = withQueries(PlayerRegister)
