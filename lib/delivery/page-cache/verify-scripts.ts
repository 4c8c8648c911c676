/** What a build writes into its pages besides each page's own flight data. */
export type FrameworkScripts = {
  /** Inline scripts that are the same on every page of the build, as complete texts. */
  constant: ReadonlySet<string>
  /** The bundler's lines by which the framework starts, as complete texts; a page has one of them. */
  start: ReadonlySet<string>
  /**
   * The `integrity` value of a file of the build.
   * @param path on the site; undefined if it isn't a script of the build
   */
  integrityOf: (path: string) => string | undefined
}

/** A script element of a page. A `foreign` one is unverified, and the policy doesn't let it run inline. */
export type PageScript =
  | { kind: 'constant' | 'start' | 'flight' | 'flight-begin'; element: string; text: string }
  | { kind: 'file' | 'old-file'; element: string; path: string; integrity: string }
  | { kind: 'foreign'; element: string }

/** A document in parts: its scripts, classified, and the text between them. */
export type VerifiedPage = { parts: readonly (string | PageScript)[]; flight: string }

export const FLIGHT_BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PREFIX = 'self.__next_f.push('
const FLIGHT_SUFFIX = ')'
const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const FILE = /^ src="([^"]+)" (async|noModule)=""$/
export const PAGE_END = '</body></html>'

/**
 * Finds out which scripts of a page are the framework's own (docs/decisions/001): files of the build, the build's
 * constant lines, and flight scripts. A flight script must continue the entry's own flight data, and together they must
 * contain all of it. A script that only looks like a flight script (for example one injected through content) does not
 * continue the data: it is foreign, and the real ones after it still match.
 *
 * @param html the rendered document
 * @param flight the same render's flight data (`rscData`)
 * @returns undefined if the document does not contain all of its flight data
 */
export function verifyScripts(html: string, flight: string, build: FrameworkScripts): VerifiedPage | undefined {
  if (!html.endsWith(PAGE_END)) return undefined
  const parts: (string | PageScript)[] = []
  let [end, position, hasBegun] = [0, 0, false]
  for (const { 0: element, 1: attributes = '', 2: text = '', index } of html.matchAll(SCRIPT)) {
    parts.push(html.slice(end, index))
    end = index + element.length
    const flightPart = continuedFlight(text, flight, position)
    const script =
      fileScript(element, attributes, build) ?? inlineScript({ element, text, flightPart, hasBegun, build })
    if (script.kind === 'flight') position += flightPart?.length ?? 0
    if (script.kind === 'flight-begin') hasBegun = true
    parts.push(script)
  }
  return position === flight.length ? { parts: [...parts, html.slice(end)], flight } : undefined
}

function fileScript(element: string, attributes: string, build: FrameworkScripts): PageScript | undefined {
  const [, path = '', kind] = FILE.exec(attributes) ?? []
  const integrity = build.integrityOf(path)
  if (integrity !== undefined) return { kind: kind === 'async' ? 'file' : 'old-file', element, path, integrity }
  return /\ssrc=/.test(attributes) ? { kind: 'foreign', element } : undefined
}

type Inline = {
  element: string
  text: string
  flightPart: string | undefined
  hasBegun: boolean
  build: FrameworkScripts
}

function inlineScript({ element, text, flightPart, hasBegun, build }: Inline): PageScript {
  if (text === FLIGHT_BEGIN && !hasBegun) return { kind: 'flight-begin', element, text }
  if (build.start.has(text)) return { kind: 'start', element, text }
  if (build.constant.has(text)) return { kind: 'constant', element, text }
  return flightPart === undefined ? { kind: 'foreign', element } : { kind: 'flight', element, text }
}

/** The decoded text of a flight script that continues the data at a position; undefined for anything else. */
function continuedFlight(script: string, flight: string, position: number): string | undefined {
  const text = flightText(script)
  return text !== undefined && flight.startsWith(text, position) ? text : undefined
}

/** The decoded text of `self.__next_f.push([1,"…"])`, or undefined for anything else. */
function flightText(script: string): string | undefined {
  if (!script.startsWith(FLIGHT_PREFIX) || !script.endsWith(FLIGHT_SUFFIX)) return undefined
  try {
    const pushed: unknown = JSON.parse(script.slice(FLIGHT_PREFIX.length, -FLIGHT_SUFFIX.length))
    if (!Array.isArray(pushed) || pushed.length !== 2 || pushed[0] !== 1) return undefined
    return typeof pushed[1] === 'string' && pushed[1] !== '' ? pushed[1] : undefined
  } catch {
    return undefined
  }
}

/** The inverse of `flightText`, escaped as the framework does it, so that nothing in the data ends the script. */
export function flightScript(flight: string): string {
  const text = JSON.stringify([1, flight]).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `${FLIGHT_PREFIX}${text}${FLIGHT_SUFFIX}`
}
