import 'server-only'
import * as prismic from '@prismicio/client'
import { z } from 'zod'
import { defaultLocale, isContentLocale, localeOfContent } from '@/i18n/locales'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { env } from '@/lib/core/server/env'
import { findReading, forgetReading, keepReading } from '@/lib/core/server/last-good'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { SingleFlight } from '@/lib/core/single-flight'
import { campaignStartsOf } from './campaign-starts'
import type { CampaignStarts } from './campaign-starts'
import { documentsSchema } from '../api/document-schema'
import { isKnownMissing, rememberMissing } from '../api/missing'
import { getMasterRef } from '../api/repository'

const instant = z.string().optional()
const startsSchema = z.object({ registration: instant, eventSignUp: instant, campaign: instant, post: instant })

/** The start times by the language of the document, as a ref has them. */
const schedulesSchema = z.object({ ref: z.string(), starts: z.array(z.tuple([z.string(), startsSchema])) })

type Schedules = z.infer<typeof schedulesSchema>

/** `known` holds existing campaigns only, so that no visitor can make it grow; the same goes for the disk. */
const state = processWide('campaign schedules', () => ({
  known: new Map<string, Schedules>(),
  reads: new SingleFlight<Schedules>(),
}))

/**
 * When the stages of a campaign begin, by its page's uid, for the proxy: it runs outside of any page and has no data
 * cache, hence the answer is kept in the process for as long as the content does not change. Published content only.
 * In an outage the last known answer serves, also across restarts.
 *
 * @throws UpstreamError where the content service is out of reach and no earlier answer is known
 */
export async function campaignSchedule(uid: string, locale: Locale): Promise<CampaignStarts | 'missing'> {
  const starts = new Map(isKnownMissing(nameOf(uid)) ? [] : (await schedulesOf(uid)).starts)
  return starts.get(locale) ?? starts.get(defaultLocale) ?? 'missing'
}

// The name under which pages remember a missing document, too.
const nameOf = (uid: string) => `campaign_page ${uid}`

/** Keeps a campaign's dates beside its page, for a start at which nobody can be asked which stage the page shows. */
export async function keepCampaignSchedule(uid: string): Promise<void> {
  await campaignSchedule(uid, defaultLocale).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error
  })
}

const readingOf = (uid: string) => ({ name: `campaign-dates ${uid}`, schema: schedulesSchema })

async function schedulesOf(uid: string): Promise<Schedules> {
  const ref = await getMasterRef()
  const known = state.known.get(uid)
  if (known?.ref === ref) return known
  return state.reads.join(`${ref} ${uid}`, () => refresh(uid, ref))
}

async function refresh(uid: string, ref: string): Promise<Schedules> {
  try {
    const schedules = { ref, starts: await readStarts(uid, ref) }
    if (schedules.starts.length > 0) keep(uid, schedules)
    else forget(uid)
    return schedules
  } catch (error) {
    const last = error instanceof UpstreamError ? (state.known.get(uid) ?? findReading(readingOf(uid))) : undefined
    if (last === undefined) throw error
    log.warn({ err: error, uid }, 'content service out of reach, the last known campaign dates serve')
    return last
  }
}

function keep(uid: string, schedules: Schedules): void {
  state.known.set(uid, schedules)
  keepReading(readingOf(uid), schedules)
}

function forget(uid: string): void {
  state.known.delete(uid)
  forgetReading(readingOf(uid).name)
  rememberMissing(nameOf(uid))
}

const answerSchema = z.looseObject({ results: documentsSchema })

async function readStarts(uid: string, ref: string): Promise<Schedules['starts']> {
  const url = prismic.buildQueryURL(env.PRISMIC_ENDPOINT, {
    ref,
    lang: '*',
    filters: [prismic.filter.at('document.type', 'campaign_page'), prismic.filter.at('my.campaign_page.uid', uid)],
    accessToken: env.PRISMIC_ACCESS_TOKEN,
  })
  const { results } = await upstreamRequest({
    service: 'content',
    operation: 'getCampaignSchedule',
    url,
    schema: answerSchema,
    transport: directFetch,
  })
  const inOurLanguages = results.filter(({ lang }) => isContentLocale(lang))
  return inOurLanguages.map(({ lang, data }) => [localeOfContent(lang), campaignStartsOf(data)])
}
