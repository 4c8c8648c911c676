import { createHash } from 'node:crypto'
import type { Share } from '../../core/server/share.ts'

/**
 * Pages of which there are as many as visitors ask for, by their files below `app`: their addresses hold ids of services,
 * or lists. All others are as many as editors have written; what nobody has written is answered 404 and not kept.
 */
export const OPEN_PAGES = [
  '/[locale]/events/view/[id]/page',
  '/[locale]/gallery/[type]/extremes/page',
  '/[locale]/gallery/[type]/page',
  '/[locale]/news/[article]/page',
  '/[locale]/news/older/[article]/page',
  '/[locale]/plans/[planPriceId]/page',
  '/[locale]/variants/fundraiser/[fundraiserId]/[uid]/page',
] as const

/** The framework's keys name a page's file by its hash: `/route-cache/APP_PAGE/{hash}/${path}`. */
const hashOf = (file: string) => createHash('sha256').update(file).digest('hex')

const open: ReadonlySet<string | undefined> = new Set(OPEN_PAGES.map(hashOf))

/** @param key of a page, the framework's */
export const shareOfPage = (key: string): Share => (open.has(key.split('/', 4)[3]) ? 'open' : 'content')
