import { locales } from '../../../i18n/locales.ts'
import { processTime } from '../../core/clock.ts'
import { absencePaths } from '../../core/paths.ts'
import { requestArrivedAt } from '../page-answer.ts'

/**
 * Redirects and errors aren't cached, as visitors can make up endless addresses, except for two shared documents (032).
 */
export const mayKeep = (key: string, status: number | undefined): boolean =>
  status === undefined || status < 300 || ((status === 404 || status === 410) && ABSENCE.test(key))

/** Matches the keys of these, `/route-cache/APP_PAGE/{owner}/${path}`. Only the first `$` is the framework's. */
const ABSENCE = new RegExp(
  String.raw`^/route-cache/\w+/[^/]+/\$/(?:${locales.join('|')})(?:${Object.values(absencePaths).join('|')})$`,
)

/**
 * When a page is due for regeneration, in milliseconds since 1970.
 *
 * @param seconds `false` for a page that is never rendered again
 */
export const staleAt = (lastModified: number, seconds: number | false): number =>
  seconds === false ? Infinity : lastModified + seconds * 1000

/** Time at which the reads for the entry began. A publish in that very millisecond counts as later. */
export const readingBegan = (): number => (requestArrivedAt() ?? processTime()) - 1
