import 'server-only'
import { createHash } from 'node:crypto'
import type { AllDocumentTypes } from '@/prismicio-types'
import { log } from '@/lib/core/server/log'
import { withdrawnTag } from '@/lib/core/server/withdrawn-tag'
import { ExpiryError, type CheckFailure, failureOf } from './failure'
import { everyTypeTag, listTags, ownTags } from './stale-tags'

/** After how long a publish is checked again, each counted from the time before: the API may lag behind its webhook. */
export const CHECK_AFTER_MS = [1_000, 4_000, 15_000, 60_000]

/** How often, and how many times at most, the API is asked again while it does not show the ref that its webhook named. */
export const LAG_CHECK_MS = 1_000
const LAG_CHECKS = 30

/** Publishes due within this time of each other are checked together. */
const TOGETHER_MS = 300

/** How long until a content service that did not answer is asked again. */
export const RETRY_AFTER_MS = 5_000

/** If more publishes than this are open, they are merged into one. */
const OPEN_LIMIT = 50

/** A publish that has not been checked to the end. */
type Publish = {
  documents: readonly string[]
  /** Whether this process has expired the publish's own tags. */
  hasBegun: boolean
  /** What the last check read: digests of the existing documents. Absent until the content service has answered. */
  seen?: { ref: string; digests: ReadonlyMap<string, string> }
  /** The ref that the webhook named, until the API shows it. */
  awaits?: string
  /** Number of checks while the API lagged, and number of those after that. */
  lagLooks: number
  looks: number
  /** When it is due to be checked, in milliseconds since 1970; Infinity while it is being checked. */
  dueAt: number
}

export type PublishTrackerRuntime = {
  /** Expires pages that carry one of the tags; rejects if the page cache can't. */
  expire: (tags: readonly string[]) => Promise<void>
  /** Asks the content service; rejects if it does not answer. */
  fetchMasterRef: () => Promise<string>
  readDocuments: (ids: readonly string[], ref: string) => Promise<AllDocumentTypes[]>
  /** Stores the ids of open publishes for the next process. */
  kept: { read: () => string[] | undefined; write: (ids: string[]) => boolean }
  now: () => number
  /** Runs a function after so many milliseconds. */
  later: (milliseconds: number, run: () => void) => void
}

/**
 * Ensures that no publish is lost (docs/decisions/019). The publish's own tags expire before anything is asked; until
 * it has been checked to the end it is remembered, also across restarts.
 */
export class PublishTracker {
  readonly #runtime: PublishTrackerRuntime
  #open: Publish[] = []
  #timerAt: number | undefined

  constructor(runtime: PublishTrackerRuntime) {
    this.#runtime = runtime
  }

  /**
   * Registers a publish.
   *
   * @param documents ids, as the webhook names them; some may no longer exist
   * @param ref of what is published now, as the webhook names it
   * @returns the tags that expired: none if the page cache isn't available yet
   */
  async announce(documents: readonly string[], ref?: string): Promise<string[]> {
    if (documents.length === 0) return []
    const publish: Publish = { ...newPublish(documents), awaits: ref }
    if (this.#open.length >= OPEN_LIMIT) this.#mergeOpen()
    this.#open.push(publish)
    this.#keep()
    const others = await this.#look([publish])
    if (others === 'no expiry') return []
    if (others === 'outage') await this.#expire(everyTypeTag)
    return [...new Set([...ownTags(publish.documents), ...(others === 'outage' ? everyTypeTag : others)])]
  }

  /** Resumes publishes that were open when the previous process ended. */
  resume(): void {
    const documents = this.#runtime.kept.read() ?? []
    if (documents.length > 0) this.#open.push({ ...newPublish(documents), dueAt: this.#runtime.now() })
    this.#setTimer()
  }

  /** Checks publishes and schedules their next check. @returns the tags that expired */
  async #look(publishes: readonly Publish[]): Promise<string[] | CheckFailure> {
    for (const publish of publishes) publish.dueAt = Infinity
    const tags = await this.#settle(publishes).catch((err: unknown) => failureOf(err, publishes.length))
    for (const publish of publishes) this.#putOff(publish, !Array.isArray(tags))
    this.#keep()
    this.#setTimer()
    return tags
  }

  /** Expires the tags of documents that differ from when they were last read. */
  async #settle(publishes: readonly Publish[]): Promise<string[]> {
    for (const publish of publishes) if (!publish.hasBegun) await this.#begin(publish)
    const ref = await this.#runtime.fetchMasterRef()
    const tags: string[] = []
    for (const publish of publishes) {
      if (publish.seen?.ref !== ref) tags.push(...(await this.#read(publish, ref)))
    }
    return tags
  }

  /** Expires a publish's own tags. */
  async #begin(publish: Publish): Promise<void> {
    await this.#expire(ownTags(publish.documents))
    publish.hasBegun = true
  }

  async #expire(tags: readonly string[]): Promise<void> {
    await this.#runtime.expire(tags).catch((cause: unknown) => {
      throw new ExpiryError(cause)
    })
  }

  async #read(publish: Publish, ref: string): Promise<string[]> {
    const documents = await this.#runtime.readDocuments(publish.documents, ref)
    const digests = new Map(documents.map((document) => [document.id, digestOf(document)]))
    const { seen } = publish
    // Any ref other than the first one seen: publishes may follow one another faster than the API shows them.
    if (ref === publish.awaits || (seen !== undefined && seen.ref !== ref)) publish.awaits = undefined
    const isChanged = (id: string) => seen === undefined || seen.digests.get(id) !== digests.get(id)
    // Their own tags once more: a page requested in the meantime was rendered from the old content.
    const tags = [
      ...ownTags(publish.documents.filter(isChanged)),
      ...publish.documents.filter((id) => isChanged(id) && !digests.has(id)).map((id) => withdrawnTag({ id })),
      ...listTags(documents.filter(({ id }) => isChanged(id))),
    ]
    await this.#expire(tags)
    publish.seen = { ref, digests }
    return tags
  }

  #putOff(publish: Publish, hasFailed: boolean): void {
    const isLagging = publish.awaits !== undefined && publish.lagLooks < LAG_CHECKS
    const pause = hasFailed ? RETRY_AFTER_MS : isLagging ? LAG_CHECK_MS : CHECK_AFTER_MS[publish.looks]
    if (!hasFailed) publish[isLagging ? 'lagLooks' : 'looks'] += 1
    if (pause === undefined) this.#open = this.#open.filter((each) => each !== publish)
    else publish.dueAt = this.#runtime.now() + pause
  }

  #keep(): void {
    const ids = [...new Set(this.#open.flatMap(({ documents }) => documents))]
    if (!this.#runtime.kept.write(ids)) log.warn({ documents: ids.length }, 'open publishes could not be kept')
  }

  /** Merges all open publishes into one that is due at once. */
  #mergeOpen(): void {
    const documents = this.#open.flatMap((publish) => publish.documents)
    this.#open = [{ ...newPublish(documents), dueAt: this.#runtime.now() }]
  }

  /** Sets a timer for the publish that is due first; an earlier timer for a later time then finds nothing to do. */
  #setTimer(): void {
    const at = Math.min(...this.#open.map(({ dueAt }) => dueAt))
    if (at === Infinity || (this.#timerAt !== undefined && this.#timerAt <= at)) return
    this.#timerAt = at
    this.#runtime.later(at - this.#runtime.now(), () => {
      if (this.#timerAt !== at) return
      this.#timerAt = undefined
      const due = this.#open.filter(({ dueAt }) => dueAt <= this.#runtime.now() + TOGETHER_MS)
      void (due.length > 0 ? this.#look(due) : this.#setTimer())
    })
  }
}

const newPublish = (documents: readonly string[]): Publish => ({
  documents: [...new Set(documents)],
  hasBegun: false,
  lagLooks: 0,
  looks: 0,
  dueAt: Infinity,
})

/** A digest that distinguishes versions of a document. Its `href` contains the ref, so it is left out. */
function digestOf(document: AllDocumentTypes): string {
  const text = JSON.stringify({ ...document, href: undefined })
  return createHash('sha256').update(text).digest('base64url')
}
