import type { StageStarts } from './stage'

/** What a calendar says of a campaign. */
type DatedCampaign = {
  shortName: string
  /** Address of its page, without language. */
  path: string
  title: string
  description: string | undefined
  startsAt: StageStarts
}

/**
 * The campaigns for a calendar that programs follow, each from its start to its end. Those of which one of both isn't
 * known are left out.
 *
 * @param urlOf absolute address of a page
 * @param host of the site, a part of the entries' ids
 */
export function campaignEntries(campaigns: readonly DatedCampaign[], urlOf: (path: string) => string, host: string) {
  return campaigns.flatMap(({ shortName, path, title, description, startsAt: { campaign, post } }) => {
    if (campaign === undefined || post === undefined) return []
    const durationSeconds = (Date.parse(post) - Date.parse(campaign)) / 1000
    if (durationSeconds <= 0) return []
    const uid = `campaign-${encodeURIComponent(shortName)}@${host}`
    return [{ uid, name: title, description, startsAt: campaign, durationSeconds, url: urlOf(path) }]
  })
}
