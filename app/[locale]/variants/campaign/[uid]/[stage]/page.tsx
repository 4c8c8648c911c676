import { knownLocale } from '@/i18n/locales'
import { decodeSegment } from '@/lib/core/address-segment'
import { keepCampaignSchedule } from '@/lib/content/campaigns/campaign-schedule'
import { uidsToBuild } from '@/lib/content/pages/built-pages'
import { campaignPath } from '@/lib/core/paths'
import { stageForVisitor, visitorStageOf, visitorStages } from '@/lib/domains/campaigns/stage'
import { CampaignDocument, campaignMetadata, type Campaign } from '../../../../_pages/campaign-document'
import { AbsentPage, absentMetadata } from '../../../../_pages/absent-page'
import { siteNow } from '@/lib/core/server/site-clock'

export const revalidate = 3600

type Props = PageProps<'/[locale]/variants/campaign/[uid]/[stage]'>

/** Every stage of the most important campaigns is prerendered, so that the first visitor after a boundary doesn't wait. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const uids = await uidsToBuild('campaign_page', params.locale)
  return uids.flatMap((uid) => visitorStages.map((stage) => ({ uid, stage })))
}

/**
 * Stage that the proxy names if it doesn't know the campaign's dates: there are none, or they can't be read. The page
 * then chooses the stage itself.
 */
const NOW = 'now' as const

const read = async ({ params }: Props) => {
  const { locale, uid, stage } = await params
  return { locale, uid, stage: stage === NOW ? NOW : visitorStageOf(stage) }
}

export async function generateMetadata(props: Props) {
  const { locale, uid, stage } = await read(props)
  return stage === undefined
    ? absentMetadata(404, campaignPath(uid), knownLocale(locale))
    : campaignMetadata(uid, locale)
}

/** A campaign page for visitors, the same for all of them. The proxy picks the stage by the clock. */
export default async function VisitorCampaignPage(props: Props) {
  const { locale, uid, stage } = await read(props)
  if (stage === undefined) return <AbsentPage status={404} path={campaignPath(uid)} locale={knownLocale(locale)} />
  await keepCampaignSchedule(decodeSegment(uid))
  const stageOf = ({ startsAt }: Campaign) => (stage === NOW ? stageForVisitor(startsAt, siteNow()) : stage)
  return <CampaignDocument uid={uid} locale={locale} viewOf={(campaign) => ({ stage: stageOf(campaign) })} />
}
