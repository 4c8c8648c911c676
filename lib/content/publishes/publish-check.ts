import 'server-only'
import type { AllDocumentTypes } from '@/prismicio-types'
import { withdrawnTag } from '@/lib/core/server/withdrawn-tag'
import { ExpiryError } from './failure'
import { digestOf, type OpenPublish } from './open-publish'
import { listTags, ownTags } from './stale-tags'

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

  /** Expires the tags of documents that differ from when they were last read. */
  async settle(publishes: readonly OpenPublish[]): Promise<string[]> {
    for (const publish of publishes) if (!publish.hasBegun) await this.#begin(publish)
    const ref = await this.#runtime.fetchMasterRef()
    const tags: string[] = []
    for (const publish of publishes) {
      if (publish.seen?.ref !== ref) tags.push(...(await this.#read(publish, ref)))
    }
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
    await this.expire(tags, publish.awaits ?? ref)
    publish.seen = { ref, digests }
    return tags
  }
}
