import { contentLocaleOf, defaultLocale } from '@/i18n/locales'
import type { PublishedEntry } from './content'

/**
 * Tells of campaigns whether they have stages in their language; in a language without any, the default language's stages
 * are used (CP-011, CP-012). Without stages, and without a name to find them by, a campaign has nothing to show.
 *
 * @param stages the documents of all campaigns' stages
 */
export function stagedCampaigns(stages: readonly PublishedEntry[]): (campaign: PublishedEntry) => boolean {
  const staged = new Set(
    stages.flatMap(({ campaign, lang }) => (campaign === undefined ? [] : [keyOf(campaign, lang)])),
  )
  return ({ campaign, lang }) =>
    campaign !== undefined && [lang, contentLocaleOf(defaultLocale)].some((each) => staged.has(keyOf(campaign, each)))
}

const keyOf = (shortName: string, lang: string) => `${lang} ${shortName}`
