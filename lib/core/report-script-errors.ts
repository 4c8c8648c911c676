import { REPORTS_PATH, REPORTS_TYPE, SCRIPT_ERROR } from './browser-reports'

/** Reports of one page; what fails again and again says nothing new. */
const MOST = 5
/** The first place in a stack, as all browsers write it. */
const PLACE = /(https?:\/\/[^\s()]+):(\d+):(\d+)/

let reported = 0

/** Reports errors of the page's scripts that nothing catches (docs/decisions/056). */
export function reportScriptErrors(): void {
  addEventListener('error', ({ error }) => reportScriptError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportScriptError(reason))
}

/** Tells the site of an error: its name, and where in which script; nothing of the visitor, and no message. */
export function reportScriptError(error: unknown): void {
  if (!(error instanceof Error) || reported >= MOST) return
  const [, script, line, column] = PLACE.exec(error.stack ?? '') ?? []
  if (script === undefined) return
  reported += 1
  const page = location.origin + location.pathname
  const body = { page, name: error.name, script, line: Number(line), column: Number(column) }
  void fetch(REPORTS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': REPORTS_TYPE },
    body: JSON.stringify([{ type: SCRIPT_ERROR, body }]),
  }).catch(() => undefined)
}
