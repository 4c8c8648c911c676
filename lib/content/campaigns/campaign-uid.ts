import 'server-only'
import { filter } from '@prismicio/client'
import type { ContentClient } from '../api/client'

/** A page of a campaign, as far as its order among others goes. */
type Dated = { uid: string; first_publication_date: string | null }

/** The page that was published first, so that a copy takes no links away; drafts last. */
export function byAge(one: Dated, other: Dated): number {
  const [age = '', otherAge = ''] = [one, other].map(({ first_publication_date: date, uid }) => `${date ?? '~'} ${uid}`)
  return age < otherAge ? -1 : Number(age > otherAge)
}

/**
 * The uid of the page of a campaign, as a client reads the content; of several pages the oldest.
 *
 * @param shortName names the campaign at the game server
 * @throws UpstreamError in an outage
 */
export async function campaignUidOf(client: ContentClient, shortName: string): Promise<string | undefined> {
  const filters = [filter.at('my.campaign_page.campaign_short_name', shortName)]
  const { results } = await client.getByType('campaign_page', { lang: '*', filters, pageSize: 100 })
  return results.toSorted(byAge)[0]?.uid
}
