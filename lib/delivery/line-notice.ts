import { OFFLINE_NOTICE_ID } from '../core/missing-script.ts'

/**
 * The part of the head script that says that the browser has lost its connection, until it is back
 * (`components/layout/script-notices.tsx`). Parts and figures that did not arrive meanwhile are asked for again by others:
 * `page-files-script.ts`, and `refetchOnReconnect` of the queries.
 */
export const lineNotice = `for (const act of ['offline', 'online']) addEventListener(act, () =>
  document.getElementById('${OFFLINE_NOTICE_ID}')?.togglePopover(act === 'offline')
)`
