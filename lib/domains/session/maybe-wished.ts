import type { BrowserStorage } from '@/lib/core/browser-storage'

/**
 * Whether a wish is stored (kept-wish.ts), valid or not. If so, the code that validates it is loaded; this check is
 * small enough for every page.
 */
export const maybeWished = (storage: BrowserStorage, key: string): boolean => typeof storage.read(key) === 'string'
