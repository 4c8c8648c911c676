import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { TermsBox } from '@/components/ui/terms-box'
import { reminderIdOf } from '@/components/ui/terms-tick'
import { useRefresh } from '@/components/ui/use-refresh'
import { useTerms } from '@/components/ui/use-terms'
import { withQueries } from '@/components/ui/with-queries'
import { pairingIntentSchema } from '@/lib/domains/pairing/schema'
import { pairingQuery } from '@/lib/domains/pairing/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { forgetSignedInFor, hasSignedInFor } from '@/lib/domains/session/intents/signed-in-for'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { PairingModal } from './pairing-modal'
import type { PairingTexts } from './pairing-texts'
import { usePairing } from './use-pairing'

export type PlayerPairingProps = {
  /** Id of the panel, to which sign-in leads back. */
  panelId: string
  termsId: string
  /** Text of the terms checkbox; without the partner's terms there is nothing to accept. */
  terms: ReactNode
  hasTerms: boolean
  /** Editors' error text, for any failure [PA-023]. */
  errorCopy: ReactNode
  /** Address at which the profile is completed. */
  profilePath: string
  /** The campaign whose page this is. */
  campaign?: string
  /** The state that the surrounding page was rendered with; if it has changed, the page is refreshed. */
  isLinked?: boolean
  texts: PairingTexts
  /** The visitor's button. */
  children: ReactNode
}

/** The connect button for the signed-in player, and the dialog behind it [PA-001, PA-005, PA-009]. */
function PlayerPairing(props: PlayerPairingProps) {
  const { panelId, termsId, terms, hasTerms, isLinked, texts, children } = props
  const refresh = useRefresh()
  // Whoever pressed before this script was there has ticked the terms in the panel's form, and signed in.
  const [isOpen, setOpen] = useState(() => hasSignedInFor(panelId))
  const { hasTicked, remind, box } = useTerms(termsId, () => ({ isAccepted: isOpen }))
  const pairing = useQuery(pairingQuery)
  const steps = usePairing()
  useIntent(
    'pairing',
    ({ step }) => {
      setOpen(true) // PA-012
      if (step === 'confirm') steps.act('confirm')
    },
    { schema: pairingIntentSchema },
  )

  useEffect(() => forgetSignedInFor(panelId), [panelId])

  if (!maybeSignedIn()) return children
  const canConnect = hasTicked && hasTerms
  const press = () => {
    if (steps.isBusy) return
    if (!canConnect) return remind()
    setOpen(true)
    if (pairing.data?.state === 'linked') steps.act('coach')
  }
  return (
    <div className="grid justify-items-start gap-5">
      {hasTerms && (
        <TermsBox {...box} reminder={texts.termsFirst}>
          {terms}
        </TermsBox>
      )}
      {isLinked !== true && (
        <button
          type="button"
          data-cta="primary"
          aria-disabled={!canConnect || steps.isBusy}
          aria-describedby={canConnect ? undefined : reminderIdOf(termsId)}
          onClick={press}
          className={buttonClass('primary', 'large', canConnect ? 'aria-disabled:opacity-60' : undefined)}
        >
          {steps.isBusy ? texts.pairing : texts.connect}
        </button>
      )}
      {isOpen && (
        <PairingModal
          {...props}
          state={pairing.data?.state}
          isChecking={pairing.isPending}
          hasFailed={steps.retry !== undefined || pairing.isError}
          isBusy={steps.isBusy}
          isNotYet={steps.isNotYet}
          act={steps.act}
          retry={steps.retry ?? (() => void pairing.refetch())}
          dismiss={() => {
            steps.forget()
            setOpen(false)
            if (isLinked === false && pairing.data?.state === 'linked') void refresh()
          }}
        />
      )}
    </div>
  )
}

export default withQueries(PlayerPairing)
