import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { EnrolmentBar } from '@/components/campaigns/enrolment/enrolment-bar'
import { StageChoice } from '@/components/campaigns/stage-choice'
import { StageClock } from '@/components/campaigns/lazy'
import { isLocale, knownLocale, languageIn } from '@/i18n/locales'
import { getCampaignPage, type CampaignPage } from '@/lib/content/campaigns/campaign-page'
import { listCampaignStages, type CampaignStages } from '@/lib/content/campaigns/campaign-stages'
import { settleReading, type Loaded } from '@/lib/content/api/settle-reading'
import { campaignPath, campaignPicturePath } from '@/lib/core/paths'
import { isDevelopment } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { isQuest } from '@/lib/domains/campaigns/quest'
import { stageDocumentFor, type CampaignStage } from '@/lib/domains/campaigns/stage'
import { SectionList } from '@/slices/dispatcher/section-list'
import { CampaignData } from './campaign-data'
import { DocumentFindings } from './document-findings'
import { ContentMain } from './content-main'
import { AbsentPage, absentMetadata } from './absent-page'
import { pageMetadata } from './page-metadata'

export type Campaign = CampaignPage & CampaignStages & { shortName: string }

/**
 * Loads a campaign with the documents of its stages. A campaign without a name, or without any stage document, is an
 * error (members.md §2).
 */
export const loadCampaign = cache(async (uid: string, segment: string): Promise<Loaded<Campaign>> => {
  const locale = languageIn(segment)
  if (!isLocale(locale)) return { status: 404 }
  const page = await settleReading(getCampaignPage(uid, locale))
  if ('status' in page) return page
  const { shortName, layout } = page.value
  if (shortName === undefined) {
    log.error({ uid }, 'No campaign data') // CP-011
    return { status: 500 }
  }
  const stages = await settleReading(listCampaignStages(shortName, locale, layout))
  if ('status' in stages) return stages
  if (stages.value.stages.length === 0) {
    log.error({ uid, shortName }, 'campaign has no stage documents') // CP-012
    return { status: 500 }
  }
  return { value: { ...page.value, ...stages.value, shortName } }
})

export async function campaignMetadata(uid: string, segment: string): Promise<Metadata> {
  const campaign = await loadCampaign(uid, segment)
  const locale = knownLocale(segment)
  return 'status' in campaign
    ? absentMetadata(campaign.status, campaignPath(uid), locale)
    : pageMetadata({ ...campaign.value, drawnPicture: campaignPicturePath(uid, locale) }, locale)
}

/** The view of a campaign that a visitor or player gets. */
export type CampaignView = {
  stage: CampaignStage
  /** Known on a page rendered for a player. */
  isRegistered?: boolean
  /** Whether an editor requested this stage: it then stays, whatever the time. */
  isFixed?: boolean
  /** The point in time for which the stage was chosen. */
  asOf?: string
}

type CampaignDocumentProps = {
  uid: string
  locale: string
  /** Called once the campaign is loaded. */
  viewOf: (campaign: Campaign) => CampaignView | Promise<CampaignView>
}

/** The page of a campaign in one of its stages, or its error document [CP-013]. */
export async function CampaignDocument({ uid, locale: segment, viewOf }: CampaignDocumentProps) {
  const [campaign, draft, t] = await Promise.all([
    loadCampaign(uid, segment),
    draftMode(),
    getTranslations('campaigns'),
  ])
  const locale = knownLocale(segment)
  if ('status' in campaign) return <AbsentPage status={campaign.status} path={campaignPath(uid)} locale={locale} />
  const { shortName, title, startsAt, stages, language, layout, hasGhostNavigation } = campaign.value
  const { stage, isRegistered, isFixed = false, asOf } = await viewOf(campaign.value)
  const shown = stageDocumentFor(stages, stage)
  if (!shown && isDevelopment) log.warn({ uid, stage }, 'campaign stage has no document') // CP-031
  return (
    <>
      <ContentMain language={language} locale={locale} layout={layout} hasGhostNavigation={hasGhostNavigation}>
        {!isFixed && (
          <StageClock
            campaign={shortName}
            starts={startsAt}
            shown={stage}
            isEnrolled={isRegistered}
            stageChangedText={t('turned')}
          >
            {null}
          </StageClock>
        )}
        <SectionList
          sections={shown?.sections ?? []}
          locale={locale}
          isDraft={draft.isEnabled}
          documentId={shown?.id}
          campaign={{ uid, shortName, isRegistered }}
          title={{ text: title ?? shortName, isHidden: hasGhostNavigation }}
        />
        {draft.isEnabled && <StageChoice shown={stage} asOf={asOf} />}
        {draft.isEnabled && <DocumentFindings type="campaign_page" uid={uid} locale={locale} />}
        {isRegistered && !isQuest(shortName) && <EnrolmentBar campaign={shortName} title={title ?? shortName} />}
      </ContentMain>
      <CampaignData campaign={campaign.value} sections={shown?.sections ?? []} />
    </>
  )
}
