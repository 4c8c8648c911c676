import type { MouseEvent } from 'react'
import { Modal } from '@/components/ui/dialog/modal'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { progressTexts } from '@/i18n/progress-texts'
import { isCampaignUid } from '@/lib/domains/campaigns/own-progress'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { AskedProgress, SignIn } from './asked-progress'

export type ProgressDialogProps = {
  /** The uid of the campaign's page, as an address names it; without one, each campaign that goes on is shown. */
  campaign: string | undefined
  locale: Locale
  onClose: () => void
}

/** How far the player has come, above any page [CP-070]. What is asked of visitors is to sign in, without a request. */
function ProgressDialog({ campaign, locale, onClose }: ProgressDialogProps) {
  const t = progressTexts[locale]
  return (
    <Modal title={t.title} closeLabel={t.close} size="sm" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears clicks on the links in it */}
      <div onClick={(event) => isFollowed(event) && onClose()}>
        {!maybeSignedIn() ? (
          <SignIn locale={locale} />
        ) : campaign === undefined || isCampaignUid(campaign) ? (
          <AskedProgress campaign={campaign} locale={locale} />
        ) : (
          <p>{t.missing}</p>
        )}
      </div>
    </Modal>
  )
}

/** Whether a click follows a link in this tab. */
function isFollowed({ target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): boolean {
  return !ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a[data-page-link]') !== null
}

export default withQueries(ProgressDialog)
