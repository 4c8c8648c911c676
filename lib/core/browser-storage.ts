/**
 * Key-value storage of texts in the browser: the only access to its two storages. Storage may be switched off or full:
 * then nothing is remembered, and nothing fails.
 */
export type BrowserStorage = {
  /** The text of a key, null if there is none; undefined if storage isn't available. */
  read(key: string): string | null | undefined
  /** @returns whether it was stored */
  keep(key: string, text: string): boolean
  /** Reads and removes a key's text. Null also if it can't be removed, since it would be found a second time. */
  take(key: string): string | null
}

/** For good. */
export const lasting: BrowserStorage = storageOf(() => localStorage)

/** Storage for as long as this tab is open. */
export const ofThisTab: BrowserStorage = storageOf(() => sessionStorage)

/** @param find throws if the user has switched storage off */
function storageOf(find: () => Storage): BrowserStorage {
  return {
    read: (key) => unlessRefused(() => find().getItem(key), undefined),
    keep: (key, text) =>
      unlessRefused(() => {
        find().setItem(key, text)
        return true
      }, false),
    take: (key) =>
      unlessRefused(() => {
        const text = find().getItem(key)
        find().removeItem(key)
        return text
      }, null),
  }
}

function unlessRefused<Value>(ask: () => Value, otherwise: Value): Value {
  try {
    return ask()
  } catch {
    return otherwise
  }
}
