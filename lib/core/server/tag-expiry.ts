import { processWide } from './process-wide.ts'

/** What a publish is about besides its tags: the content service's ref, if it is known. */
export type Published = { ref?: string }

/** The page cache of this instance. */
export type OwnPages = {
  /** Expires every page and cached read that carries one of the tags. */
  expire: (tags: readonly string[]) => Promise<void>
  /** Expires everything that was made until now. */
  expireAll: () => void
  /**
   * Allows pages that `expireAll` alone has expired to be shown while they are made anew.
   *
   * @param isPublished whether a document with this id still exists: no page of another one is shown
   */
  showWhileRemade: (isPublished: (id: string) => boolean) => void
}

/** The other instances (lib/core/server/instances). */
export type OtherInstances = {
  /**
   * Tells them that tags have expired, now or as soon as they can be told; never rejects.
   *
   * @returns the entry that tells of it; undefined if it could not be told yet
   */
  tell: (tags: readonly string[], published: Published | undefined) => Promise<string | undefined>
  /** Whether all others that are alive have expired what an entry tells of, waiting for it at most so long. */
  haveApplied: (entryId: string, deadlineMs: number) => Promise<boolean>
}

/**
 * Caches in front of all instances.
 *
 * @param expired the tags whose pages are to be purged, or everything; what is purged at once isn't shown even while no
 * instance answers
 * @param entryId the news entry that tells other instances of it, for `appliedEverywhere`; undefined if there are no
 * others, if they can't be told now, or if nobody has to be waited for
 */
export type PurgeFronts = (expired: ToPurge, entryId: string | undefined) => Promise<void>

export type ToPurge = readonly string[] | 'everything' | 'everything at once'

type Places = { pages?: OwnPages; others?: OtherInstances; fronts?: PurgeFronts }

/** Everything that holds copies of pages, in the order in which it expires (`expireTags`). */
const places = processWide<Places>('tag expiry', () => ({}))

/** Called by the page cache, which is loaded outside the bundle when a server starts. */
export function provideTagExpiry(pages: OwnPages): void {
  places.pages = pages
}

/** Called once if there may be other instances. */
export function provideOtherInstances(others: OtherInstances): void {
  places.others = others
}

/** Called by the server if there are fronts. */
export function provideFronts(purge: PurgeFronts): void {
  places.fronts = purge
}

/**
 * Expires every page that carries one of the tags, at once and also after a restart. The framework's `revalidateTag`
 * would wait for the end of the request that calls it, and works within requests only.
 *
 * The order matters: a front must not fill itself again from a copy that is still to expire. So this instance's own pages
 * expire first, then the other instances are told, and the fronts come last: they are purged by the instance where the
 * invalidation began, which first waits for the others (`appliedEverywhere`), a second at most, and purges once more later
 * if one of them was behind. An instance that was cut off from the others purges what it missed itself
 * (`purgeFronts`), because it may have filled a front with old pages meanwhile.
 *
 * @param published if it is for a publish
 * @throws Error as long as the page cache isn't open
 */
export async function expireTags(tags: readonly string[], published?: Published): Promise<void> {
  if (tags.length === 0) return
  await ownPages().expire(tags)
  const entryId = await places.others?.tell(tags, published)
  await purgeFronts(tags, entryId)
}

/** The page cache of this instance alone, for what others tell of. @throws Error as long as it isn't open */
export function ownPages(): OwnPages {
  if (places.pages === undefined) throw new Error('the page cache has not come up')
  return places.pages
}

/** Purges the fronts, if there are any, without expiring anything here. */
export async function purgeFronts(...[expired, entryId]: Parameters<PurgeFronts>): Promise<void> {
  await places.fronts?.(expired, entryId)
}

/**
 * Waits until all other instances that are alive have expired what an entry tells of.
 *
 * @param entryId as `PurgeFronts` gets it
 * @returns false if one has not within the time, or if it can't be known
 */
export async function appliedEverywhere(entryId: string | undefined, deadlineMs: number): Promise<boolean> {
  if (places.others === undefined) return true
  return entryId === undefined ? false : places.others.haveApplied(entryId, deadlineMs)
}
