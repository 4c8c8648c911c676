import { systemClock } from '@/lib/core/clock'
import { env } from '@/lib/core/server/env'
import { listUids } from '@/lib/content/pages'
import { campaignStageOf, stageForVisitor, visitorStages } from '@/lib/domains/campaigns/stage'
import { CampaignDocument, campaignMetadata, type Campaign } from '../../../../_pages/campaign-document'

export const revalidate = 3600

const clock = systemClock(env.CLOCK_OFFSET_MS)

type Props = PageProps<'/[locale]/variants/campaign/[uid]/[stage]'>

/** Every stage ahead of its time, so that the first visitor after a boundary waits for nothing. */
export async function generateStaticParams() {
  const uids = await listUids('campaign_page')
  return uids.flatMap((uid) => visitorStages.map((stage) => ({ uid, stage })))
}

export async function generateMetadata({ params }: Props) {
  const { locale, uid } = await params
  return campaignMetadata(uid, locale)
}

/**
 * A campaign as visitors see it, the same for all of them. The proxy picks the stage by the clock; where it knows no dates,
 * for there are none or nobody can be asked, it says `now`, and the page finds out or says that it can't.
 */
export default async function VisitorCampaignPage({ params }: Props) {
  const { locale, uid, stage } = await params
  const stageOf = ({ startsAt }: Campaign) => (stage === 'now' ? stageForVisitor(startsAt, clock()) : campaignStageOf(stage))
  return <CampaignDocument uid={uid} locale={locale} viewOf={(campaign) => ({ stage: stageOf(campaign) })} />
}
