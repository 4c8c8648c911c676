import type { Locale } from '@/i18n/locales'
import type { StageContent } from '@/lib/content/campaigns/stage-page'
import type { SectionCampaign } from '@/lib/content/section'
import { SectionList } from '@/slices/dispatcher/section-list'
import { ContentMain } from './content-main'

type StageMainProps = {
  stage: StageContent
  /** Undefined for a stage that belongs to no campaign: such a stage is shown only in its editor's preview. */
  campaign?: SectionCampaign
  locale: Locale
  isDraft: boolean
}

/** Renders a stage page: the sections of the stage's document. */
export function StageMain({ stage, campaign, locale, isDraft }: StageMainProps) {
  const { id, uid, sections, language, name } = stage
  return (
    <ContentMain language={language} locale={locale} hasGhostNavigation={false}>
      <SectionList
        sections={sections}
        locale={locale}
        isDraft={isDraft}
        documentId={id}
        campaign={campaign}
        title={{ text: name ?? uid, isHidden: false }}
      />
    </ContentMain>
  )
}
