import 'server-only'
import { draftMode } from 'next/headers'
import { isFlagOn } from '@/lib/core/flags'
import { featureFlags } from '@/lib/core/server/switches'
import { type ContentClient, contentClient } from '../api/client'
import { text } from '../fields/fields'
import { publishedIndex } from '../published/published'
import { namingsIn, stagePlaces, type StagePlace } from './stage-places'

/**
 * All pages of stages, as this request sees them: published, or in the previewed drafts.
 *
 * @throws UpstreamError in an outage
 */
export async function findStagePlaces(): Promise<readonly StagePlace[]> {
  const { isEnabled: isDraft } = await draftMode()
  return isDraft ? readDraftPlaces(await contentClient()) : (await publishedIndex()).stagePlaces
}

async function readDraftPlaces(client: ContentClient): Promise<StagePlace[]> {
  const everything = { lang: '*', pageSize: 100 }
  const [campaigns, ...holders] = await Promise.all([
    client.getAllByType('campaign_page', everything),
    client.getAllByType('campaign_stage', everything),
    client.getAllByType('stage', everything),
    client.getAllByType('page', everything),
    client.getAllByType('academy_page', everything),
  ])
  return stagePlaces(
    campaigns.map(({ uid, first_publication_date: first, data }) => {
      return { uid, first, shortName: text(data.campaign_short_name) }
    }),
    holders.flat().flatMap(({ id, type, uid, data }) => {
      return isSwitchedOn(data) ? [{ id, type, uid, stages: namingsIn(data) }] : []
    }),
  )
}

function isSwitchedOn(data: object): boolean {
  const flag = 'feature_flag' in data ? text(data.feature_flag) : undefined
  return flag === undefined || isFlagOn(flag, featureFlags())
}
