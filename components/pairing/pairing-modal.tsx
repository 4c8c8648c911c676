import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog/modal'
import type { Pairing } from '@/lib/domains/pairing/schema'
import { keepIntent } from '@/lib/domains/session/intents/storage'
import { pagePlayer } from '@/lib/domains/session/page-player'
import { LeaveCampaign } from './leave-campaign'
import type { PairingTexts } from './pairing-texts'
import type { PairingAction } from './use-pairing'

type PairingModalProps = {
  state: Pairing['state'] | undefined
  isChecking: boolean
  isBusy: boolean
  hasFailed: boolean
  /** Whether the player came back from the partner without having linked an account. */
  isNotYet: boolean
  errorCopy: ReactNode
  profilePath: string
  campaign?: string
  act: (action: PairingAction) => void
  retry: () => void
  dismiss: () => void
  texts: PairingTexts
}

/**
 * The dialog, with a variant for each state of pairing: not linked, wrong page (the profile lacks something), error,
 * linked [PA-006]. Visitors see another dialog.
 */
export function PairingModal(props: PairingModalProps) {
  const { state, isChecking, hasFailed, isBusy, dismiss, texts } = props
  const isLoading = isChecking || (isBusy && state === 'linked')
  const variant = hasFailed ? 'error' : isLoading || state === undefined ? 'checking' : state
  const titles = {
    error: texts.errorTitle,
    checking: isBusy ? texts.pairing : texts.checking,
    linked: texts.linkedTitle,
    not_linked: texts.notLinkedTitle,
    wrong_page: texts.wrongPageTitle,
  }
  return (
    <Modal title={titles[variant]} closeLabel={texts.close} isLocked={isBusy} onClose={dismiss}>
      <div className="grid justify-items-start gap-6">
        {variant === 'not_linked' && <NotLinked {...props} />}
        {variant === 'wrong_page' && <WrongPage {...props} />}
        {variant === 'error' && <Failure {...props} />}
        {variant === 'linked' && <Linked {...props} />}
        <p role="status" className="sr-only">
          {isBusy ? texts.pairing : titles[variant]}
        </p>
      </div>
    </Modal>
  )
}

function NotLinked({ isBusy, isNotYet, act, texts }: PairingModalProps) {
  const look = 'aria-disabled:opacity-60'
  return (
    <>
      <p>{isNotYet ? texts.notYet : texts.notLinked}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => act('oneClick')}
          className={buttonClass('primary', 'large', look)}
        >
          {isBusy ? texts.pairing : texts.oneClick}
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => act('linkAccount')}
          className={buttonClass('outline', 'large', look)}
        >
          {texts.linkAccount}
        </button>
      </div>
    </>
  )
}

/**
 * A link to the profile, in the same window, unlike that of the registration dialog [PA-003]. Who comes back has accepted
 * the terms before, and finds the dialog open.
 */
function WrongPage({ profilePath, campaign, errorCopy, texts }: PairingModalProps) {
  return (
    <>
      <p>{texts.wrongPage}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={profilePath}
          onClick={() => keepIntent('pairing', { step: 'start' }, { by: pagePlayer() })}
          className={buttonClass('primary', 'large')}
        >
          {texts.profile}
        </a>
        {campaign !== undefined && <LeaveCampaign {...{ campaign, errorCopy, texts }} />}
      </div>
    </>
  )
}

function Failure({ errorCopy, retry, texts }: PairingModalProps) {
  return (
    <>
      <div role="alert">{errorCopy}</div>
      <button type="button" onClick={retry} className={buttonClass('outline', 'large')}>
        {texts.retry}
      </button>
    </>
  )
}

function Linked({ dismiss, texts }: PairingModalProps) {
  return (
    <>
      <p>{texts.linked}</p>
      <button type="button" onClick={dismiss} className={buttonClass('primary', 'large')}>
        {texts.dismiss}
      </button>
    </>
  )
}
