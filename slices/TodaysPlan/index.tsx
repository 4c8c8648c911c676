import { localizedPath } from '@/i18n/localized-path'
import { PairingPanel } from '@/components/pairing/pairing-panel'
import { rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { settingsPath } from '@/lib/core/paths'
import { findTerms } from '@/lib/domains/pairing/server'
import type { TodaysPlanSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { TodaysPlanView } from './todays-plan'

/** The training-plan pairing: a player's account linked with the coaching service (SL-todays_plan-01, PA-004, PA-005). */
export async function TodaysPlan({ slice: { primary }, context }: SectionProps<TodaysPlanSlice>) {
  const [title, description] = [text(primary.title), rich(primary.description)]
  const connect = text(primary.button_label)
  if (isBlank(title, description, connect)) return null
  const [terms, errorCopy] = [rich(primary.terms_text), rich(primary.error_copy)]
  return (
    <TodaysPlanView
      title={title ?? missing.title}
      description={description && <RichText field={description} context={context} topHeading={3} />}
    >
      <PairingPanel
        id={context.anchor}
        labels={{ connect, oneClick: text(primary.one_click_label), linkAccount: text(primary.link_account_label) }}
        terms={terms && <RichText field={terms} context={context} isPhrase />}
        termsHtml={await findTerms()}
        errorCopy={errorCopy && <RichText field={errorCopy} context={context} topHeading={3} />}
        profilePath={localizedPath(settingsPath('profile'), context.locale)}
        campaign={context.campaign?.shortName}
      />
    </TodaysPlanView>
  )
}
