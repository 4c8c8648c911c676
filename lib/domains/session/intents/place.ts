import { lasting, ofThisTab, type BrowserStorage } from '@/lib/core/browser-storage'
import type { IntentKind } from './intent'

/** Where the browser keeps an intent, and its key: in this tab; a registration, whose kind is a key, for good [CP-034]. */
export function intentStorageOf(kind: IntentKind): readonly [storage: BrowserStorage, key: string] {
  return kind.includes(':') ? [lasting, kind] : [ofThisTab, `intent:${kind}`]
}

/**
 * Whether an intent is kept, valid or not. If so, the code that resumes it is loaded; this check is small enough for
 * every page.
 */
export function mayHaveIntent(kind: IntentKind): boolean {
  const [storage, key] = intentStorageOf(kind)
  return typeof storage.read(key) === 'string'
}
