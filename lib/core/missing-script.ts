/** Id of the notice that a script did not arrive, although it may still be there (`components/layout/script-notices.tsx`). */
export const CONNECTION_NOTICE_ID = 'connection-notice'

/** Id of the offer to load the page again, since a script of it is gone (same file). */
export const RELOAD_OFFER_ID = 'reload-offer'

/** Id of the notice that the browser is offline (same file). */
export const OFFLINE_NOTICE_ID = 'offline-notice'

/** Event on `window` that reports a script that did not arrive, with a `MissingScript`, to the head script. */
export const SCRIPT_MISSING = 'script-missing'

export type MissingScript = {
  /** Its address, which the head script requests by HEAD to learn whether it still exists. */
  path: string
  /** Called if it no longer exists. */
  gone: () => void
  /** Otherwise called when it is worth trying again; until then the page says that the connection is gone. */
  again: () => void
}
