/**
 * What the browser remembers for the site, as texts by their keys: the only way to its two storages. A browser can switch
 * them off, and they can be full: then nothing is remembered, and nothing breaks.
 */
export type BrowserStorage = {
  /** The text of a key, null where there is none; undefined where nothing can be remembered. */
  read(key: string): string | null | undefined
  /** @returns whether it is remembered */
  keep(key: string, text: string): boolean
  /** The text of a key, which is forgotten; null as well where it can't be, since it would be found a second time. */
  take(key: string): string | null
}

/** For good. */
export const lasting: BrowserStorage = storageOf(() => localStorage)

/** For as long as this tab is open. */
export const ofThisTab: BrowserStorage = storageOf(() => sessionStorage)

/** @param find throws where the browser's owner has switched it off */
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
