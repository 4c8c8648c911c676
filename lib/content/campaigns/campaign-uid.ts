import 'server-only'
import { filter } from '@prismicio/client'
import type { ContentClient } from '../api/client'

/** The fields of a campaign page by which duplicates are ordered. */
type Dated = { uid: string; first_publication_date: string | null }

/** Orders by first publication, so that a copy doesn't take over links; drafts last. */
export function byAge(one: Dated, other: Dated): number {
  const [age = '', otherAge = ''] = [one, other].map(({ first_publication_date: date, uid }) => `${date ?? '~'} ${uid}`)
  return age < otherAge ? -1 : Number(age > otherAge)
}

/**
 * The uid of the page of a campaign, read by a given client; if there are several, the oldest.
 *
 * @param shortName the campaign's name at the game server
 * @throws UpstreamError in an outage
 */
export async function campaignUidOf(client: ContentClient, shortName: string): Promise<string | undefined> {
  const filters = [filter.at('my.campaign_page.campaign_short_name', shortName)]
  const { results } = await client.getByType('campaign_page', { lang: '*', filters, pageSize: 100 })
  return results.toSorted(byAge)[0]?.uid
}
