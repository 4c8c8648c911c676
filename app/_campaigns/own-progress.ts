import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { listCampaigns, type ListedCampaign } from '@/lib/content/campaigns/campaign-list'
import { getCampaignPage } from '@/lib/content/campaigns/campaign-page'
import { listCampaignStages } from '@/lib/content/campaigns/campaign-stages'
import { progressGoalIn } from '@/lib/content/campaigns/progress-goal'
import { AppError, hasCode, NotFoundError } from '@/lib/core/errors'
import { ownProgressLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import { siteNow } from '@/lib/core/server/site-clock'
import { readOwnPart } from '@/lib/domains/campaigns/own-part-server'
import {
  isCampaignUid,
  takesPart,
  type OwnPart,
  type OwnProgress,
  type OwnProgressAnswer,
} from '@/lib/domains/campaigns/own-progress'
import { campaignsByPhase } from '@/lib/domains/campaigns/phase'
import { formatOwnProgress } from '@/lib/domains/campaigns/presenter'
import type { Member } from '@/lib/domains/session/member'

type Campaign = Pick<ListedCampaign, 'shortName' | 'title' | 'language' | 'path' | 'layout' | 'startsAt'>

/**
 * How far a player has come in a campaign, by the uid of its page.
 * @throws NotFoundError if there is no such campaign; UpstreamError if it can't be read; AppError `not_signed_in`
 */
export async function ownProgressIn(member: Member, uid: string, locale: Locale): Promise<OwnProgress> {
  if (!isCampaignUid(uid)) throw new NotFoundError('campaign')
  const { shortName, title, ...page } = await getCampaignPage(uid, locale)
  if (shortName === undefined) throw new NotFoundError(`campaign ${uid}`)
  const campaign = { ...page, shortName, title: title ?? shortName }
  return tell(campaign, await readOwnPart(member, shortName), locale)
}

/**
 * How far a player has come in each campaign that runs or is to come; those that can't be read are left out.
 * @throws UpstreamError if none can be read; AppError `not_signed_in`
 */
export async function listOwnProgress(member: Member, locale: Locale): Promise<OwnProgressAnswer> {
  const { running, coming } = campaignsByPhase(await listCampaigns(locale), siteNow())
  const looked = [...running, ...coming].slice(0, ownProgressLimits.campaigns)
  const parts = await Promise.all(looked.map((campaign) => settledPart(member, campaign)))
  const failures = parts.flatMap((part) => ('failure' in part ? [part.failure] : []))
  const [failure] = failures
  if (failure && failures.length === looked.length) throw failure
  const taken = parts.flatMap((each) => ('part' in each && takesPart(each.part) ? [each] : []))
  const campaigns = await Promise.all(taken.map(({ campaign, part }) => tell(campaign, part, locale)))
  const t = await getTranslations({ locale, namespace: 'ownProgress' })
  if (failure) return { campaigns, note: t('incomplete'), lacks: 'some' }
  return { campaigns, note: campaigns.length === 0 ? t('none') : undefined }
}

type Settled = { campaign: Campaign; part: OwnPart } | { failure: AppError }

async function settledPart(member: Member, campaign: Campaign): Promise<Settled> {
  try {
    return { campaign, part: await readOwnPart(member, campaign.shortName) }
  } catch (error) {
    if (!(error instanceof AppError) || hasCode(error, 'not_signed_in')) throw error
    log.warn({ err: error, shortName: campaign.shortName }, 'a player’s progress is not known')
    return { failure: error }
  }
}

async function tell(campaign: Campaign, part: OwnPart, locale: Locale) {
  const { shortName, layout } = campaign
  const counting = takesPart(part)
    ? progressGoalIn((await listCampaignStages(shortName, locale, layout)).stages, shortName)
    : { goal: undefined, unit: '' }
  const path = localizedPath(campaign.path, locale)
  return formatOwnProgress({ campaign: { ...campaign, path }, part, counting, now: siteNow() }, locale)
}
