import 'server-only'
import * as prismic from '@prismicio/client'
import { z } from 'zod'
import { defaultLocale, isContentLocale, localeOfContent } from '@/i18n/locales'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { campaignStartsOf } from './campaign-starts'
import type { CampaignStarts } from './campaign-starts'
import { isKnownMissing, rememberMissing } from './missing'
import { getMasterRef } from './repository'

/** The start times by the language of the document; none for a campaign that does not exist. */
type Schedules = ReadonlyMap<Locale, CampaignStarts>

/** `known` holds existing campaigns only, so that no visitor can make it grow. */
const state = processWide('campaign schedules', () => ({
  known: new Map<string, { ref: string; schedules: Schedules }>(),
  underway: new Map<string, Promise<Schedules>>(),
}))

/**
 * When the stages of a campaign begin, by its page's uid, for the proxy: it runs outside of any page and has no data
 * cache, hence the answer is kept in the process for as long as the content does not change. Published content only.
 * In an outage the last known answer serves.
 *
 * @throws UpstreamError where the content service is out of reach and no earlier answer is known
 */
export async function campaignSchedule(uid: string, locale: Locale): Promise<CampaignStarts | 'missing'> {
  const schedules = isKnownMissing(nameOf(uid)) ? undefined : await schedulesOf(uid)
  return schedules?.get(locale) ?? schedules?.get(defaultLocale) ?? 'missing'
}

// The name under which pages remember a missing document, too.
const nameOf = (uid: string) => `campaign_page ${uid}`

async function schedulesOf(uid: string): Promise<Schedules> {
  const ref = await getMasterRef()
  const known = state.known.get(uid)
  if (known?.ref === ref) return known.schedules
  const key = `${ref} ${uid}`
  const underway = state.underway.get(key) ?? refresh(uid, ref).finally(() => state.underway.delete(key))
  state.underway.set(key, underway)
  return underway
}

async function refresh(uid: string, ref: string): Promise<Schedules> {
  try {
    const schedules = await readSchedules(uid, ref)
    if (schedules.size > 0) state.known.set(uid, { ref, schedules })
    else forget(uid)
    return schedules
  } catch (error) {
    const last = state.known.get(uid)
    if (last === undefined || !(error instanceof UpstreamError)) throw error
    log.warn({ err: error, uid }, 'content service out of reach, the last known campaign dates serve')
    return last.schedules
  }
}

function forget(uid: string): void {
  state.known.delete(uid)
  rememberMissing(nameOf(uid))
}

const answerSchema = z.object({
  results: z.array(z.object({ lang: z.string(), data: z.record(z.string(), z.unknown()) })),
})

async function readSchedules(uid: string, ref: string): Promise<Schedules> {
  const url = prismic.buildQueryURL(env.PRISMIC_ENDPOINT, {
    ref,
    lang: '*',
    filters: [prismic.filter.at('document.type', 'campaign_page'), prismic.filter.at('my.campaign_page.uid', uid)],
    accessToken: env.PRISMIC_ACCESS_TOKEN,
  })
  const { results } = await upstreamRequest(
    { service: 'content', operation: 'getCampaignSchedule', url, schema: answerSchema },
    { fetch: directFetch, random: Math.random },
  )
  const inOurLanguages = results.filter(({ lang }) => isContentLocale(lang))
  return new Map(inOurLanguages.map(({ lang, data }) => [localeOfContent(lang), campaignStartsOf(data)]))
}
