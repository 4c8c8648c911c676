import type { BrowserStorage } from '@/lib/core/browser-storage'

/**
 * Whether anything is kept of a wish (kept-wish.ts). It is reason enough to load what knows whether the wish still counts,
 * and so small that every page can have it.
 */
export const maybeWished = (storage: BrowserStorage, key: string): boolean => typeof storage.read(key) === 'string'
