/**
 * Id of the notice that a script did not arrive, although it may still be there
 * (`components/layout/script-notices.tsx`).
 */
export const CONNECTION_NOTICE_ID = 'connection-notice'
