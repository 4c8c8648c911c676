import 'server-only'
import { filter } from '@prismicio/client'
import type { ContentClient } from '../api/client'

/** The fields of a campaign page by which duplicates are ordered. */
type Dated = { uid: string; first_publication_date: string | null }

/** Orders pages by first publication, drafts last, so that links don't lead to a copy. */
export function byAge(one: Dated, other: Dated): number {
  const [age = '', otherAge = ''] = [one, other].map(({ first_publication_date: date, uid }) => `${date ?? '~'} ${uid}`)
  return age < otherAge ? -1 : Number(age > otherAge)
}

/**
 * The uid of a campaign's page, read with a given client; if there are several pages, the uid of the oldest.
 *
 * @param shortName the campaign's name at the game server
 * @throws UpstreamError in an outage
 */
export async function campaignUidOf(client: ContentClient, shortName: string): Promise<string | undefined> {
  const filters = [filter.at('my.campaign_page.campaign_short_name', shortName)]
  const { results } = await client.getByType('campaign_page', { lang: '*', filters, pageSize: 100 })
  return results.toSorted(byAge)[0]?.uid
}
