import { processTime } from '../../core/clock.ts'
import { absencePaths } from '../../core/paths.ts'
import { requestArrivedAt } from '../page-answer.ts'

/** Whether the page of a key is cached, with the status that it has. */
export type MayKeep = (key: string, status: number | undefined) => boolean

/**
 * Redirects and errors aren't cached, as visitors can make up endless addresses, except for two shared documents (032).
 *
 * @param locales in which these documents exist
 */
export function keepsPages(locales: readonly string[]): MayKeep {
  const paths = Object.values(absencePaths).join('|')
  /** Matches their keys, `/route-cache/APP_PAGE/{owner}/${path}`. Only the first `$` is the framework's. */
  const absence = new RegExp(String.raw`^/route-cache/\w+/[^/]+/\$/(?:${locales.join('|')})(?:${paths})$`)
  return (key, status) =>
    status === undefined || status < 300 || ((status === 404 || status === 410) && absence.test(key))
}

/**
 * When a page is due for regeneration, in milliseconds since 1970.
 *
 * @param seconds `false` for a page that is never rendered again
 */
export const staleAt = (lastModified: number, seconds: number | false): number =>
  seconds === false ? Infinity : lastModified + seconds * 1000

/** Time at which the reads for the entry began. A publish in that very millisecond counts as later. */
export const readingBegan = (): number => (requestArrivedAt() ?? processTime()) - 1
