import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog/dialog'
import { buttonClass } from '@/components/ui/button'
import { IntentForm } from '@/components/session/intent-form'
import { TermsBox } from '@/components/ui/terms-box'
import { joinPath, loginPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { PlayerPairing, VisitorPairing } from './lazy'
import { pairingTexts, type PairingLabels } from './pairing-texts'

type PairingPanelProps = {
  /** Id of the panel; unique on the page. */
  id: string
  labels: PairingLabels
  /** Editors' text of the terms checkbox, if they wrote one. */
  terms: ReactNode
  /** The partner's terms, sanitised; undefined if they can't be loaded: nobody can accept terms that can't be read. */
  termsHtml: string | undefined
  errorCopy: ReactNode
  profilePath: string
  campaign: string | undefined
  /**
   * The state that the surrounding page was rendered with, if any: a linked player isn't asked again, but a player who
   * returns from linking can continue.
   */
  isLinked?: boolean
}

/** The connect button with its terms, and the dialogs behind it [PA-005, PA-009]. */
export async function PairingPanel({ id, labels, terms, termsHtml, errorCopy, ...rest }: PairingPanelProps) {
  const [t, texts] = await Promise.all([getTranslations('pairing'), pairingTexts(labels)])
  const [panelId, termsId, dialogId, readId] = [`${id}-pairing`, `${id}-terms`, `${id}-sign-in`, `${id}-read`]
  const shownTerms = terms ?? t('terms')
  const hasTerms = termsHtml !== undefined && rest.isLinked !== true
  return (
    <div id={panelId} className="grid justify-items-start gap-5">
      {hasTerms ? (
        <button type="button" command="show-modal" commandfor={readId} className="min-h-11 font-semibold underline">
          {t('readTerms')}
        </button>
      ) : (
        rest.isLinked !== true && <p role="status">{t('noTerms')}</p>
      )}
      <PlayerPairing
        {...rest}
        panelId={panelId}
        termsId={termsId}
        terms={shownTerms}
        hasTerms={hasTerms}
        errorCopy={errorCopy ?? t('failed', { host: env.SUPPORT_HOST })}
        texts={texts}
      >
        {hasTerms && (
          <IntentForm intent={{ kind: 'pairing', panel: panelId }} className="grid justify-items-start gap-5">
            <TermsBox id={termsId} isRequired reminder={texts.termsFirst}>
              {shownTerms}
            </TermsBox>
            <button type="submit" data-cta="primary" className={buttonClass('primary', 'large')}>
              {texts.connect}
            </button>
            <VisitorPairing dialogId={dialogId} />
          </IntentForm>
        )}
      </PlayerPairing>
      {hasTerms && (
        <Dialog id={readId} title={t('termsTitle')}>
          <div className="prose" dangerouslySetInnerHTML={{ __html: termsHtml }} />
        </Dialog>
      )}
      <Dialog id={dialogId} title={t('signIn.title')} size="md">
        <p className="mb-6">{t('signIn.body')}</p>
        <div className="flex flex-wrap gap-3">
          <a href={loginPath} className={buttonClass('primary')}>
            {t('signIn.logIn')}
          </a>
          <a href={joinPath} className={buttonClass('outline')}>
            {t('signIn.join')}
          </a>
        </div>
      </Dialog>
    </div>
  )
}
