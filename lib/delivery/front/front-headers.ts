import { processTime } from '../../core/clock.ts'
import { ALWAYS_ASK_AGAIN } from '../browser-caching.ts'
import { preferredCoding } from '../content-coding.ts'
import type { PageExchange, PageOrigin } from '../page-answer.ts'
import { pathOfKey, tagsOf } from '../page-cache/cache-entry.ts'
import { keysOfAnswer } from './front-keys.ts'

/** The longest lifetime, in seconds: of a page that is never due for regeneration. */
const LONGEST = 24 * 60 * 60
/** For so many seconds after its lifetime, a copy may be shown once more while it is fetched anew. */
const WHILE_REVALIDATE = 60
/** For so many seconds after its lifetime, a copy may be shown while no instance answers. */
const IF_ERROR = 24 * 60 * 60
/** Lifetime in seconds of what the instance is about to replace: a page that is due, a coding that it has not made yet. */
const BRIEF = 1

/** An answer's head as far as it decides what a front may do with it. */
export type AnswerHead = {
  status: number
  /** The value of a header that is about to be sent. */
  header: (name: string) => string | undefined
  /** `accept-encoding` of the request. */
  acceptEncoding: string | string[] | undefined
}

export type Validity = { isOutdated: (tags: readonly string[], since: number) => boolean }

/** Times in seconds. */
type Kept = { tags: readonly string[] | 'many'; lifetime: number; whileRevalidate: number; caching?: string }

/**
 * The headers by which a front keeps an answer (docs/decisions/049): its keys, and for how long. Undefined for an answer
 * that no front may keep.
 */
export function frontHeaders(
  exchange: PageExchange,
  head: AnswerHead,
  validity: Validity,
): Record<string, string> | undefined {
  if ((head.status !== 200 && head.status !== 304) || head.header('set-cookie') !== undefined) return undefined
  if (head.header('cache-control')?.includes('no-store')) return undefined
  const kept = keptPage(exchange, head, validity) ?? keptByAll(exchange, head)
  if (kept === undefined || kept.lifetime < 1) return undefined
  const keys = keysOfAnswer(kept.tags)
  const life = `max-age=${kept.lifetime}, stale-while-revalidate=${kept.whileRevalidate}, stale-if-error=${IF_ERROR}`
  return {
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
    'surrogate-control': life,
    'cdn-cache-control': life,
    ...(kept.caching !== undefined && { 'cache-control': kept.caching }),
  }
}

/** A page from the page cache, for as long as the instance itself would show it, and as the clock allows. */
function keptPage(exchange: PageExchange, head: AnswerHead, validity: Validity): Kept | undefined {
  const { decision, stored = originOfServed(exchange) } = exchange
  if (decision?.kind !== 'route' || stored === undefined) return undefined
  const { tags, lastModified, staleAt } = stored
  if (validity.isOutdated(tags, lastModified)) return undefined
  const untilDue = Math.floor((staleAt - processTime()) / 1000)
  const untilChanged = Math.floor((decision.unchangedForMs ?? Infinity) / 1000)
  const wanted = untilDue < 1 || !isInBestCoding(head) ? BRIEF : Math.min(untilDue, LONGEST)
  const lifetime = Math.min(wanted, untilChanged)
  return {
    tags,
    lifetime,
    // A page that is due already, or that the clock changes, isn't shown after that.
    whileRevalidate: untilDue < 1 ? 0 : Math.min(WHILE_REVALIDATE, untilChanged - lifetime),
    // A campaign's page is for no other cache (docs/decisions/017); a front knows players by their cookies.
    caching: ALWAYS_ASK_AGAIN,
  }
}

/** The origin of a page that came from the page cache, if it is the one that was decided on. */
function originOfServed({ decision, served }: PageExchange): PageOrigin | undefined {
  if (decision?.kind !== 'route' || !served || pathOfKey(served.key) !== decision.pathname) return undefined
  return { tags: tagsOf(served.value), lastModified: served.lastModified, staleAt: served.staleAt }
}

/** What every cache may keep: files, pictures, sitemaps, calendars. */
function keptByAll({ madeFrom = [] }: PageExchange, { header }: AnswerHead): Kept | undefined {
  const caching = header('cache-control') ?? ''
  const [, seconds] = /\bs-maxage=(\d+)/.exec(caching) ?? /\bmax-age=(\d+)/.exec(caching) ?? []
  if (seconds === undefined || !/\bpublic\b/.test(caching)) return undefined
  return { tags: madeFrom, lifetime: Number(seconds), whileRevalidate: Math.min(WHILE_REVALIDATE, Number(seconds)) }
}

/** Whether the answer has the coding that it will have once the instance has stored it (docs/decisions/044). */
function isInBestCoding({ status, header, acceptEncoding }: AnswerHead): boolean {
  return status === 304 || header('content-encoding') === preferredCoding(acceptEncoding)
}
