import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { WITHDRAWN } from '../../core/server/withdrawn-tag.ts'
import { TagJournal } from './tag-journal.ts'

/** What has been invalidated, before this start of the process too. The framework's own list is the one that counts. */
export class Invalidations {
  readonly #journal: TagJournal

  /** @param file of the journal; without one nothing outlives the process */
  constructor(file: string | undefined) {
    this.#journal = new TagJournal(file)
    for (const [tag, at] of this.#journal.tags) {
      if ((tagsManifest.get(tag)?.expired ?? 0) < at) tagsManifest.set(tag, { stale: at, expired: at })
    }
  }

  record(tags: readonly string[], now: number): void {
    this.#journal.record(tags, now)
  }

  /**
   * Whether one of the tags may have been invalidated since.
   *
   * @param since when the reading began for what carries the tags, in milliseconds since 1970
   */
  isOutdated(tags: readonly string[], since: number): boolean {
    if (tags.length === 0) return false
    return since < this.#journal.completeSince || areTagsExpired([...tags], since)
  }

  /** Whether the document that a page is about was taken off the site since: then not even an outage brings the page back. */
  isWithdrawn(tags: readonly string[], since: number): boolean {
    return areTagsExpired(
      tags.filter((tag) => tag.startsWith(WITHDRAWN)),
      since,
    )
  }
}
