import 'server-only'
import type { AllDocumentTypes } from '@/prismicio-types'
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { withdrawnTag } from '@/lib/core/server/withdrawn-tag'
import { ExpiryError } from './failure'
import { digestOf, type OpenPublish } from './open-publish'
import { everyTypeTag, listTags, ownTags } from './stale-tags'

export type PublishCheckRuntime = {
  /**
   * Expires pages that carry one of the tags; rejects if the page cache can't.
   *
   * @param ref the ref that is published, as its webhook or the content API says, if it is known
   */
  expire: (tags: readonly string[], ref: string | undefined) => Promise<void>
  /** Asks the content service; rejects if it does not answer. */
  fetchMasterRef: () => Promise<string>
  readDocuments: (ids: readonly string[], ref: string) => Promise<AllDocumentTypes[]>
}

/** Finds out what a publish changed, and expires the pages concerned. */
export class PublishCheck {
  readonly #runtime: PublishCheckRuntime

  constructor(runtime: PublishCheckRuntime) {
    this.#runtime = runtime
  }

  /**
   * Expires the tags of documents that differ from when they were last read. A publish that can't be read keeps no other
   * from being read.
   *
   * @throws what the first of those failed with that could not be read
   */
  async settle(publishes: readonly OpenPublish[]): Promise<string[]> {
    for (const publish of publishes) if (!publish.hasBegun) await this.#begin(publish)
    const ref = await this.#runtime.fetchMasterRef()
    const tags: string[] = []
    const failures: unknown[] = []
    for (const publish of publishes) {
      if (publish.seen?.ref === ref) continue
      await this.#read(publish, ref).then(
        (some) => tags.push(...some),
        (error: unknown) => failures.push(error),
      )
    }
    if (failures.length > 0) throw failures[0]
    return tags
  }

  /** Expires a publish's own tags. */
  async #begin(publish: OpenPublish): Promise<void> {
    await this.expire(ownTags(publish.documents), publish.awaits)
    publish.hasBegun = true
  }

  /** @throws ExpiryError if tags can't expire */
  async expire(tags: readonly string[], ref?: string): Promise<void> {
    await this.#runtime.expire(tags, ref).catch((cause: unknown) => {
      throw new ExpiryError(cause)
    })
  }

  async #read(publish: OpenPublish, ref: string): Promise<string[]> {
    const documents = await this.#runtime.readDocuments(publish.documents, ref).catch(noneIfUnusable)
    const { seen } = publish
    // Any ref other than the first one seen: publishes may follow one another faster than the API shows them.
    if (ref === publish.awaits || (seen !== undefined && seen.ref !== ref)) publish.awaits = undefined
    if (documents === undefined) return this.#expireEveryType(publish, ref)
    const digests = new Map(documents.map((document) => [document.id, digestOf(document)]))
    const isChanged = (id: string) => seen === undefined || seen.digests.get(id) !== digests.get(id)
    // Their own tags once more: a page requested in the meantime was rendered from the old content.
    const tags = [
      ...ownTags(publish.documents.filter(isChanged)),
      ...publish.documents.filter((id) => isChanged(id) && !digests.has(id)).map((id) => withdrawnTag({ id })),
      ...listTags(documents.filter(({ id }) => isChanged(id))),
    ]
    await this.expire(tags, publish.awaits ?? ref)
    publish.seen = { ref, digests }
    return tags
  }

  /** For documents that the API shows, but not in a form that can be used: asking again would bring the same. */
  async #expireEveryType(publish: OpenPublish, ref: string): Promise<string[]> {
    await this.expire(everyTypeTag, publish.awaits ?? ref)
    publish.seen = { ref, digests: new Map() }
    return [...everyTypeTag]
  }
}

/** Answers that the content service gives for certain, and that can't be used. */
const UNUSABLE: ReadonlySet<UpstreamErrorKind> = new Set(['schema', 'too_large'])

function noneIfUnusable(error: unknown): undefined {
  if (!(error instanceof UpstreamError) || !UNUSABLE.has(error.kind)) throw error
  log.error({ err: error }, 'documents of a publish can’t be read: everything is made anew')
}
