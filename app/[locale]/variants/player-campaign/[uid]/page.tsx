import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import { hasCode } from '@/lib/core/errors'
import { findRegistration } from '@/lib/domains/campaigns/server'
import { PagePlayer } from '@/components/session/page-player'
import { stageForPlayer, stageForVisitor } from '@/lib/domains/campaigns/stage'
import { type Asked, stageAskedFor } from '@/lib/domains/campaigns/stage-asked-for'
import { currentMember } from '@/lib/domains/session/current-member'
import {
  CampaignDocument,
  campaignMetadata,
  loadCampaign,
  type Campaign,
  type CampaignView,
} from '../../../_pages/campaign-document'
import { siteNow } from '@/lib/core/server/site-clock'

type Props = PageProps<'/[locale]/variants/player-campaign/[uid]'>

export async function generateMetadata({ params }: Props) {
  const { locale, uid } = await params
  return campaignMetadata(uid, locale)
}

/** A campaign for one player, made on the server for that player alone; editors in preview may name a stage. */
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
    (draft.isEnabled ? viewOfEditor(query, campaign) : undefined) ?? viewOfWhoAsks(campaign)
  return (
    <>
      {member && <PagePlayer id={member.id} />}
      <CampaignDocument uid={uid} locale={locale} viewOf={viewOf} />
    </>
  )
}

function viewOfEditor(query: Asked, { startsAt }: Campaign): CampaignView | undefined {
  const stage = stageAskedFor(query, startsAt)
  const asOf = typeof query.asOf === 'string' ? query.asOf : undefined
  return stage && { stage, isFixed: true, asOf }
}

async function viewOfWhoAsks({ shortName, startsAt }: Campaign): Promise<CampaignView> {
  const isRegistered = await registrationOfPlayer(shortName)
  if (isRegistered === undefined) return { stage: stageForVisitor(startsAt, siteNow()) }
  return { stage: stageForPlayer(startsAt, isRegistered, siteNow()), isRegistered }
}

/** Undefined for visitors, for a session that has ended, and while the game server can't be reached. */
async function registrationOfPlayer(shortName: string): Promise<boolean | undefined> {
  try {
    const member = await currentMember()
    return member && (await findRegistration(member, shortName))?.isRegistered
  } catch (error) {
    if (hasCode(error, 'not_signed_in')) return undefined
    throw error
  }
}
