import 'server-only'
import { isFlagOn } from '@/lib/core/flags'
import { featureFlags } from '@/lib/core/server/switches'
import type { ContentClient } from '../api/client'
import { text } from '../fields/fields'
import { listedVideos } from './listed-videos'
import { videoPlaces, type VideoPlace } from './video-places'
import { readStrips } from './video-strips'

/**
 * The pages of videos in the drafts of a preview.
 *
 * @throws UpstreamError in an outage
 */
export async function readDraftPlaces(client: ContentClient): Promise<VideoPlace[]> {
  const everything = { lang: '*', pageSize: 100 }
  const [pages, academy, stages, categories] = await Promise.all([
    client.getAllByType('page', everything),
    client.getAllByType('academy_page', everything),
    client.getAllByType('campaign_stage', everything),
    client.getAllByType('video_category', everything),
  ])
  return videoPlaces(
    [...pages, ...academy, ...stages].flatMap(placedStrips),
    categories.map(({ uid, data }) => ({
      uid,
      videoUids: listedVideos(data.category_videos).map((video) => video.uid),
    })),
  )
}

type Document = { id: string; data: { feature_flag?: unknown; body?: unknown; body1?: unknown } }

function placedStrips({ id, data }: Document) {
  const flagName = text(data.feature_flag)
  if (flagName !== undefined && !isFlagOn(flagName, featureFlags())) return []
  return readStrips(data).map(({ categoryUid, landing }) => ({ categoryUid, landing, documentId: id }))
}
