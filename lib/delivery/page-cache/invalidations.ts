import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { processTime } from '../../core/clock.ts'
import { WITHDRAWN } from '../../core/server/withdrawn-tag.ts'
import { TagJournal } from './tag-journal.ts'

/**
 * What has been invalidated, before this start of the process too. The framework's own list is the one that counts; it goes
 * by the clock of the process, and so does all here.
 */
export class Invalidations {
  readonly #journal: TagJournal

  /** @param file of the journal; without one nothing outlives the process */
  constructor(file: string | undefined) {
    this.#journal = new TagJournal(file)
    for (const [tag, at] of this.#journal.tags) expire(tag, at)
  }

  /** Invalidates tags from now on. */
  record(tags: readonly string[]): void {
    const now = processTime()
    for (const tag of tags) expire(tag, now)
    this.#journal.record(tags, now)
  }

  /**
   * Whether one of the tags may have been invalidated since. What is from the future was made while the machine's clock ran
   * ahead: what was invalidated after it seems to have been so before.
   *
   * @param since when the reading began for what carries the tags, in milliseconds since 1970
   */
  isOutdated(tags: readonly string[], since: number): boolean {
    if (isFuture(since)) return true
    if (tags.length === 0) return false
    return since < this.#journal.completeSince || areTagsExpired([...tags], since)
  }

  /** Whether the document that a page is about was taken off the site since: then not even an outage brings the page back. */
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
