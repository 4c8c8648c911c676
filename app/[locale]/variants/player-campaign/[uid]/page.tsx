import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import { PagePlayer } from '@/components/session/page-player'
import { currentMember } from '@/lib/domains/session/current-member'
import { CampaignDocument, campaignMetadata, loadCampaign, type Campaign } from '../../../_pages/campaign-document'
import { viewOfEditor, viewForCurrentVisitor } from './campaign-view'

type Props = PageProps<'/[locale]/variants/player-campaign/[uid]'>

export async function generateMetadata({ params }: Props) {
  const { locale, uid } = await params
  return campaignMetadata(uid, locale)
}

/** A campaign page rendered for one player; editors in preview may name a stage. */
export default async function PlayerCampaignPage({ params, searchParams }: Props) {
  await connection()
  const [{ locale, uid }, query, draft, member] = await Promise.all([
    params,
    searchParams,
    draftMode(),
    currentMember(),
  ])
  const loaded = await loadCampaign(uid, locale)
  if ('status' in loaded) answerWithStatus(loaded.status)
  const viewOf = (campaign: Campaign) =>
    (draft.isEnabled ? viewOfEditor(query, campaign) : undefined) ?? viewForCurrentVisitor(campaign)
  return (
    <>
      {member && <PagePlayer id={member.id} />}
      <CampaignDocument uid={uid} locale={locale} viewOf={viewOf} />
    </>
  )
}
