import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { AllDocumentTypes } from '@/prismicio-types'
import type { OpenPublish as Told } from '@/lib/core/server/instances/news'

/** A publish that has not been checked to the end. */
export type OpenPublish = {
  /** The same at every instance. */
  id: string
  documents: readonly string[]
  /** Whether the publish's own tags have expired. */
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

/** More digests than these aren't told: whoever goes on expires the publish's pages once more. */
const MOST_DIGESTS = 500

export const newPublish = (documents: readonly string[]): OpenPublish => ({
  id: randomUUID(),
  documents: [...new Set(documents)],
  hasBegun: false,
  lagLooks: 0,
  looks: 0,
  dueAt: Infinity,
})

/**
 * A publish as another instance tells of it. That one has expired its tags and checked it once, or is about to, which it
 * tells as well.
 */
export const toldPublish = ({ id, documents, awaits, seen }: Told, dueAt: number): OpenPublish => ({
  ...newPublish(documents),
  id,
  hasBegun: true,
  looks: 1,
  awaits,
  seen: seen && { ref: seen.ref, digests: new Map(seen.digests) },
  dueAt,
})

export function tellingOf({ id, documents, awaits, seen }: OpenPublish): Told {
  const isTold = seen !== undefined && seen.digests.size <= MOST_DIGESTS
  return {
    id,
    documents: [...documents],
    awaits,
    seen: isTold ? { ref: seen.ref, digests: [...seen.digests] } : undefined,
  }
}

/** A digest that distinguishes versions of a document. Its `href` contains the ref, so it is left out. */
export function digestOf(document: AllDocumentTypes): string {
  const text = JSON.stringify({ ...document, href: undefined })
  return createHash('sha256').update(text).digest('base64url')
}
