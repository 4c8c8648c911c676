import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import { systemClock } from '@/lib/core/clock'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { findRegistration } from '@/lib/domains/campaigns/server'
import { campaignStageOf, stageForPlayer, stageForVisitor } from '@/lib/domains/campaigns/stage'
import { currentMember } from '@/lib/domains/session/current-member'
import { CampaignDocument, campaignMetadata, type Campaign } from '../../../_pages/campaign-document'

const clock = systemClock(env.CLOCK_OFFSET_MS)

type Props = PageProps<'/[locale]/variants/player-campaign/[uid]'>

export async function generateMetadata({ params }: Props) {
  const { locale, uid } = await params
  return campaignMetadata(uid, locale)
}

/** A campaign for one player, made on the server for that player alone; editors in preview may name a stage. */
export default async function PlayerCampaignPage({ params, searchParams }: Props) {
  await connection()
  const [{ locale, uid }, { stage }, draft] = await Promise.all([params, searchParams, draftMode()])
  const isAsked = draft.isEnabled && typeof stage === 'string'
  return (
    <CampaignDocument
      uid={uid}
      locale={locale}
      stageOf={isAsked ? () => ({ stage: campaignStageOf(stage) }) : stageForWhoAsks}
    />
  )
}

async function stageForWhoAsks({ shortName, startsAt }: Campaign) {
  const isRegistered = await registrationOfPlayer(shortName)
  if (isRegistered === undefined) return { stage: stageForVisitor(startsAt, clock()) }
  return { stage: stageForPlayer(startsAt, isRegistered, clock()), isRegistered }
}

/** Undefined for visitors, for a session that has ended, and while the game server can't be reached. */
async function registrationOfPlayer(shortName: string): Promise<boolean | undefined> {
  try {
    const member = await currentMember()
    return member && (await findRegistration(member, shortName))?.isRegistered
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_signed_in') return undefined
    throw error
  }
}
