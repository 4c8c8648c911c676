import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { processTime } from '../../core/clock.ts'
import { WITHDRAWN } from '../../core/server/withdrawn-tag.ts'
import { TagJournal } from './tag-journal.ts'

/**
 * Tags that have been invalidated, also before this start of the process. The framework's own list is authoritative;
 * like it, everything here uses the clock of the process.
 */
export class Invalidations {
  readonly #journal: TagJournal
  /** Until when everything that was made was invalidated as a whole, and since when single invalidations are known. */
  #whole: { since: number; isPublished?: (id: string) => boolean } | undefined

  /** @param file of the journal; without one nothing is persisted */
  constructor(file: string | undefined) {
    this.#journal = new TagJournal(file)
    for (const [tag, at] of this.#journal.tags) expire(tag, at)
  }

  /** Invalidates tags from now on. */
  record(tags: readonly string[]): void {
    const now = processTime()
    const { completeSince } = this.#journal
    for (const tag of tags) expire(tag, now)
    this.#journal.record(tags, now)
    // The oldest are forgotten: what is as old as they are may have been changed by one of them.
    if (this.#journal.completeSince > completeSince) this.#whole = undefined
  }

  /** Invalidates everything that was made until now: invalidations may have been missed. */
  recordAll(): void {
    const since = this.#whole?.since ?? this.#journal.completeSince
    this.#journal.forgetUntil(processTime())
    this.#whole = { since }
  }

  /** @param isPublished whether the document with an id exists, as far as is known after the last `recordAll` */
  showWhileRemade(isPublished: (id: string) => boolean): void {
    if (this.#whole) this.#whole.isPublished = isPublished
  }

  /**
   * Whether one of the tags may have been invalidated since. An entry from the future was made while the machine's
   * clock was ahead, so it counts as outdated: invalidations after it seem to be before it.
   *
   * @param since when reading began for the entry with the tags, in milliseconds since 1970
   */
  isOutdated(tags: readonly string[], since: number): boolean {
    if (isFuture(since)) return true
    if (tags.length === 0) return false
    return since < this.#journal.completeSince || areTagsExpired([...tags], since)
  }

  /**
   * Whether an outdated page may be shown while it is made anew: it is outdated only because everything is, and its
   * document still exists.
   */
  mayBeShown(tags: readonly string[], since: number): boolean {
    const { since: first = Infinity, isPublished } = this.#whole ?? {}
    if (isPublished === undefined || since < first || isFuture(since) || areTagsExpired([...tags], since)) return false
    return tags.every((tag) => !tag.startsWith(WITHDRAWN) || isPublished(tag.slice(WITHDRAWN.length)))
  }

  /** Whether the document of a page was unpublished since: then the page isn't served even in an outage. */
  isWithdrawn(tags: readonly string[], since: number): boolean {
    return areTagsExpired(
      tags.filter((tag) => tag.startsWith(WITHDRAWN)),
      isFuture(since) ? 0 : since,
    )
  }
}

const isFuture = (time: number) => time > processTime()

function expire(tag: string, at: number): void {
  if ((tagsManifest.get(tag)?.expired ?? 0) < at) tagsManifest.set(tag, { stale: at, expired: at })
}
