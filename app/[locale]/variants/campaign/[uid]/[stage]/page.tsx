import { listUids } from '@/lib/content/pages'
import { campaignStageOf, visitorStages } from '@/lib/domains/campaigns/stage'
import { CampaignDocument, campaignMetadata } from '../../../../_pages/campaign-document'

export const revalidate = 3600

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

/** A campaign as visitors see it, the same for all of them; the proxy picks the stage by the clock. */
export default async function VisitorCampaignPage({ params }: Props) {
  const { locale, uid, stage } = await params
  return <CampaignDocument uid={uid} locale={locale} viewOf={() => ({ stage: campaignStageOf(stage) })} />
}
