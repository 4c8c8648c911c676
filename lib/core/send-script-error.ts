import { REPORTS_PATH, REPORTS_TYPE, SCRIPT_ERROR } from './browser-reports'

/** Reports of one page; what fails again and again says nothing new. */
const MOST = 5
/** The first place in a stack: `at run (https://…:1:402)` in Chromium, `run@https://…:1:402` in other browsers. */
const PLACE = /^(?:\s*at .*?\(?|[^\s@]*@)([a-z-]+:\/\/[^\s()]+):(\d+):(\d+)\)?$/m

let reported = 0

/**
 * Tells the site of an error of one of its own files: its name, and where in which file; nothing of the visitor, and no
 * message. What an extension or another site's script did isn't told.
 */
export function sendScriptError(error: unknown): void {
  if (!(error instanceof Error) || reported >= MOST) return
  const [, address = '', line, column] = PLACE.exec(error.stack ?? '') ?? []
  const { origin, pathname } = location
  if (!address.startsWith(`${origin}/_next/static/`)) return
  reported += 1
  const body = {
    page: pathname,
    name: error.name,
    script: address.slice(origin.length).replace(/[?#].*/, ''),
    line: Number(line),
    column: Number(column),
  }
  void fetch(REPORTS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': REPORTS_TYPE },
    body: JSON.stringify([{ type: SCRIPT_ERROR, body }]),
  }).catch(() => undefined)
}
