import 'server-only'
import * as prismic from '@prismicio/client'
import { z } from 'zod'
import { defaultLocale, isContentLocale, localeOfContent, type Locale } from '@/i18n/locales'
import { processTime } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { env } from '@/lib/core/server/env'
import { findReading, forgetReading, keepReading } from '@/lib/core/server/last-good'
import { log } from '@/lib/core/server/log'
import { PatientFlight } from '../api/patient-flight'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { campaignStartsOf, type CampaignStarts } from './campaign-starts'
import { documentsSchema } from '../api/document-schema'
import { isKnownMissing, rememberMissing } from '../api/missing'
import { getMasterRef, lastMasterRef, recentMasterRef } from '../api/repository'

const instant = z.string().optional()
const startsSchema = z.object({ registration: instant, eventSignUp: instant, campaign: instant, post: instant })

/** The start times by language of the document, under a ref. */
const schedulesSchema = z.object({ ref: z.string(), starts: z.array(z.tuple([z.string(), startsSchema])) })

type Schedules = z.infer<typeof schedulesSchema>

/**
 * How long a visitor waits for the dates of a publish, counted from the request for them; after that the previous ones
 * are used.
 */
const TIMEOUT_MS = 1_000

/** For this long after a failure, callers that have earlier dates don't wait for new ones. */
const OUTAGE_MS = 15_000

/** `known` contains existing campaigns only, so that visitors can't make it grow; the same applies to the disk. */
const state = processWide('campaign schedules', () => ({
  known: new Map<string, Schedules>(),
  reads: new PatientFlight<Schedules>(),
  failedAt: -Infinity,
}))

/**
 * When the stages of a campaign begin, by its page's uid, for the proxy, which runs outside of any page and has no data
 * cache: the dates are stored in the process and beside the data cache. Published content only. Stored dates are used
 * without a request, so that a content service that hangs delays no cached page; only the dates of a known publish are
 * waited for, briefly.
 *
 * @throws UpstreamError if the content service is unreachable and no earlier answer is known
 */
export async function campaignSchedule(uid: string, locale: Locale): Promise<CampaignStarts | 'missing'> {
  const starts = new Map(isKnownMissing(nameOf(uid)) ? [] : (await recentSchedules(uid)).starts)
  return starts.get(locale) ?? starts.get(defaultLocale) ?? 'missing'
}

// The name is also the one under which pages remember a missing document.
const nameOf = (uid: string) => `campaign_page ${uid}`

/** Stores a campaign's dates when its page is rendered, for later requests for the page. */
export async function keepCampaignSchedule(uid: string): Promise<void> {
  if (isKnownMissing(nameOf(uid))) return
  try {
    const ref = await getMasterRef()
    if (keptSchedules(uid)?.ref !== ref) await schedulesAt(ref, uid)
  } catch (error) {
    noneInOutage(error)
  }
}

async function recentSchedules(uid: string): Promise<Schedules> {
  const kept = keptSchedules(uid)
  if (kept === undefined) return schedulesAt(await getMasterRef(), uid)
  const ref = await recentMasterRef()
  if (ref === undefined || ref === kept.ref) return kept
  const timeout = state.failedAt + OUTAGE_MS > processTime() ? 0 : TIMEOUT_MS
  const read = () => outsideRequests(() => readSchedules(ref, uid))
  return (await state.reads.joinFor(timeout, `${ref} ${uid}`, read).catch(noneInOutage)) ?? kept
}

const schedulesAt = (ref: string, uid: string) => state.reads.join(`${ref} ${uid}`, () => readSchedules(ref, uid))

const readingOf = (uid: string) => ({ name: `campaign-dates ${uid}`, schema: schedulesSchema })

/** The schedules remembered by this process, or stored by an earlier one. */
function keptSchedules(uid: string): Schedules | undefined {
  const kept = state.known.get(uid) ?? findReading(readingOf(uid))
  if (kept) state.known.set(uid, kept)
  return kept
}

async function readSchedules(ref: string, uid: string): Promise<Schedules> {
  try {
    const schedules = { ref, starts: await readStarts(uid, ref) }
    // If there has been a publish in the meantime, the answer may be outdated and isn't stored.
    if (ref !== lastMasterRef()) return schedules
    if (schedules.starts.length > 0) keep(uid, schedules)
    else forget(uid)
    return schedules
  } catch (error) {
    state.failedAt = processTime()
    log.warn({ err: error, uid }, 'campaign dates can’t be read, those that are known serve')
    throw error
  }
}

function noneInOutage(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error
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
