import type { OwnPages } from '@/lib/core/server/tag-expiry'

/** A page cache that only notes which tags expire. */
export const ownPagesThat = (expire: OwnPages['expire']): OwnPages => ({
  expire,
  expireAll: () => undefined,
  showWhileRemade: () => undefined,
})
