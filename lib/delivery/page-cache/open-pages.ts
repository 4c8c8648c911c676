import { createHash } from 'node:crypto'
import type { Share } from '../../core/server/share.ts'

/**
 * Pages whose number visitors determine, by their files below `app`: their addresses contain ids of services, or lists.
 * The number of all others is determined by editors; addresses without a document are answered 404 and not cached.
 */
export const OPEN_PAGES = [
  '/[locale]/events/view/[id]/page',
  '/[locale]/gallery/[type]/extremes/page',
  '/[locale]/gallery/[type]/page',
  '/[locale]/gallery/[type]/players/[state]/page',
  '/[locale]/gallery/parts/[words]/page',
  '/[locale]/news/[article]/page',
  '/[locale]/news/older/[article]/page',
  '/[locale]/plans/[planPriceId]/page',
  '/[locale]/variants/fundraiser/[fundraiserId]/[uid]/page',
] as const

/** The framework's keys name a page's file by its hash: `/route-cache/APP_PAGE/{hash}/${path}`. */
const hashOf = (file: string) => createHash('sha256').update(file).digest('hex')

const open: ReadonlySet<string | undefined> = new Set(OPEN_PAGES.map(hashOf))

/** @param key the framework's key of a page */
export const shareOfPage = (key: string): Share => (open.has(key.split('/', 4)[3]) ? 'open' : 'content')
