import 'server-only'
import { processTime } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { isDevelopment } from '@/lib/core/server/env'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { PersistedFile } from '@/lib/core/server/persisted-file'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { within } from '@/lib/core/server/within'
import { doubtMasterRef, findCertainMasterRef, getMasterRef, lastMasterRef } from '../api/repository'
import { contentSchema } from './content'
import { PublishedIndex } from './published-index'
import { readContent } from './read-content'

/** How long a visitor's request waits for an index that it doesn't need, counted from when building the index began. */
const TIMEOUT_MS = 500
/** How long work that no visitor is waiting for, such as a sitemap, waits for the index. */
const LONG_TIMEOUT_MS = 3_000
/** How long the content service isn't read again after a reading that failed halfway. */
const PAUSE_MS = 5_000

/** The stored index, for the next process: it need not read anything again, and has an index in an outage. */
const kept = new PersistedFile(dataFilePath('published-content.json'), contentSchema)

type Making = { ref: string; begunAt: number; index: Promise<PublishedIndex> }

type State = {
  /** The newest index; `turn` is the number of the build that it came from, undefined for an earlier process's. */
  held?: { index: PublishedIndex; turn?: number }
  isRestored: boolean
  turns: number
  making?: Making
  failure?: { ref: string; error: unknown; until: number }
}

/** Shared by the proxy and the pages. */
const state = processWide<State>('published index', () => ({ isRestored: false, turns: 0 }))

/**
 * The index of what is published now, built once per publish (docs/decisions/032).
 *
 * @throws UpstreamError in an outage where what is published was never read
 */
export async function publishedIndex(): Promise<PublishedIndex> {
  const ref = await getMasterRef()
  return heldAt(ref) ?? makingOf(ref).index
}

/**
 * The index of what is published, or an earlier one if the current one takes long or can't be read.
 *
 * @throws UpstreamError in an outage where nothing was ever read
 */
export async function recentIndex(): Promise<PublishedIndex> {
  const held = heldIndex()
  const wanted = publishedIndex()
  if (held === undefined) return wanted
  const index = await within(LONG_TIMEOUT_MS, wanted).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ err: error }, 'content service out of reach, what was published before serves')
    return undefined
  })
  return index ?? held
}

/** The latest index, however old, without waiting. If a publish is known of, building the next one begins. */
export function knownIndex(): PublishedIndex | undefined {
  const held = heldIndex()
  const ref = lastMasterRef()
  if (held && ref !== undefined && ref !== held.content.ref) void makingOf(ref)
  return held
}

/**
 * The index of what the content service has just confirmed as published; undefined in an outage, and while reading
 * takes long: something may be published unnoticed then.
 */
export async function certainIndex(): Promise<PublishedIndex | undefined> {
  const ref = await findCertainMasterRef()
  if (ref === undefined) return undefined
  const held = heldAt(ref)
  if (held) return held
  const { index, begunAt } = makingOf(ref)
  return within(begunAt + TIMEOUT_MS - processTime(), index).catch((error: unknown) => {
    if (error instanceof UpstreamError) return undefined
    throw error
  })
}

function heldIndex(): PublishedIndex | undefined {
  if (!state.isRestored) {
    state.isRestored = true
    const content = kept.read()
    if (content) state.held ??= { index: new PublishedIndex(content) }
  }
  return state.held?.index
}

function heldAt(ref: string): PublishedIndex | undefined {
  const held = heldIndex()
  return held?.content.ref === ref ? held : undefined
}

/** One build shared by all callers with the same ref. Its calls don't count towards any request's budget. */
function makingOf(ref: string): Making {
  if (state.making?.ref === ref) return state.making
  const making = { ref, begunAt: processTime(), index: outsideRequests(() => make(ref)) }
  state.making = making
  const end = () => {
    if (state.making === making) state.making = undefined
  }
  making.index.then(end, end)
  return making
}

async function make(ref: string): Promise<PublishedIndex> {
  const { failure } = state
  if (failure?.ref === ref && failure.until > processTime()) throw failure.error
  const turn = (state.turns += 1)
  try {
    const index = new PublishedIndex(await readContent(ref, known()))
    if (turn > (state.held?.turn ?? 0)) hold(index, turn)
    return index
  } catch (error) {
    doubtMasterRef(error)
    state.failure = { ref, error, until: processTime() + PAUSE_MS }
    throw error
  }
}

/**
 * Content that need not be read again. A document's date says whether it was published since, but not whether its file
 * was changed: so while the demo's files are being edited, and between two processes, everything is read again.
 */
function known() {
  return isDevelopment || state.held?.turn === undefined ? undefined : state.held.index.content
}

function hold(index: PublishedIndex, turn: number): void {
  state.held = { index, turn }
  if (!kept.write(index.content)) log.warn('what is published could not be kept')
}
