import 'server-only'
import { processTime } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { withRequestId } from '@/lib/core/server/request-id'
import { siteNow } from '@/lib/core/server/site-clock'
import { findResults, type Asked, type Found, type PathOf } from './found'
import { SearchKeeper, type SearchReader } from './keeper'
import { openIndex } from './open-index'
import type { SearchIndex } from './search-index'

/** How often is looked for sources that are due; asks nobody. */
const LOOK_MS = 1000
const FILE = 'search.sqlite'
const NOT_RENEWED = 'search is not renewed: its source can’t be read'

type Kept = { index: SearchIndex; keeper: SearchKeeper; readers: readonly SearchReader[]; pathOf: PathOf }

const state = processWide<{ kept?: Kept; timer?: NodeJS.Timeout }>('search', () => ({}))

/**
 * Begins to keep this process's search index as its sources are, in the background.
 *
 * @param pathOf leads to what was found
 */
export function keepSearch(readers: readonly SearchReader[], pathOf: PathOf): void {
  if (state.timer) return
  state.kept = open(readers, pathOf)
  look(env.SEARCH_FIRST_READ_MS)
}

function look(afterMs: number): void {
  const readDue = () => {
    const { kept } = state
    // One id for all calls and log lines of a renewal. An index that can't even be asked what is due: its file is broken, or
    // the disk is.
    if (kept)
      void withRequestId(undefined, () => kept.keeper.readDue()).catch((error: unknown) => openAnew(kept, error))
    look(LOOK_MS)
  }
  state.timer = outsideRequests(() => setTimeout(readDue, afterMs).unref())
}

/** What is found; `isComplete` is false as long as not everything that there is can be found. */
export type Answer = Found & { isComplete: boolean }

/** Searches the index, and nothing else. An index that can't be read is made anew; until then, little is found. */
export function search(asked: Omit<Asked, 'now'>): Answer {
  const { kept } = state
  if (kept === undefined) return { groups: [], isComplete: false }
  try {
    const found = findResults(kept.index, { ...asked, now: siteNow().getTime() }, kept.pathOf)
    return { ...found, isComplete: kept.keeper.isComplete }
  } catch (error) {
    openAnew(kept, error)
    return { groups: [], isComplete: false }
  }
}

/** @param failure of the index before, if there was one */
function open(readers: readonly SearchReader[], pathOf: PathOf, failure?: unknown): Kept {
  const index = openIndex(dataFilePath(FILE), failure)
  const keeper = new SearchKeeper(index, readers, {
    now: processTime,
    onFailure: (source, error) => {
      if (isOfIndex(error)) openAnew(state.kept, error)
      else if (error instanceof UpstreamError) log.warn({ err: error, source }, NOT_RENEWED)
      else log.error({ err: error, source }, NOT_RENEWED)
    },
  })
  return { index, keeper, readers, pathOf }
}

/** Replaces the index that failed, unless that has been done already. */
function openAnew(failed: Kept | undefined, error: unknown): void {
  if (failed === undefined || state.kept !== failed) return
  failed.index.close()
  state.kept = open(failed.readers, failed.pathOf, error)
}

const isOfIndex = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
