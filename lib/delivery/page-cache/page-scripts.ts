import { PAGE_FILES } from '../head-scripts.ts'

/** What one build is known to write into its pages, besides each page's own flight data. */
export type FrameworkScripts = {
  /** Inline scripts that are the same on every page of the build, whole texts. */
  constant: ReadonlySet<string>
  /**
   * What a file of the build must hold for browsers to run it, as of its `integrity` attribute.
   * @param path on the site; undefined for one that is no script of the build
   */
  integrityOf: (path: string) => string | undefined
}

const FLIGHT_BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PREFIX = 'self.__next_f.push('
const FLIGHT_SUFFIX = ')'
const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const FILE = /^ src="([^"]+)" (async|noModule)=""$/
/** The browser would fetch it ahead without its integrity, and then once more. */
const PRELOAD = /<link rel="preload" as="script"[^>]* href="([^"]+)"[^>]*>/g
const END = '</body></html>'

/** A document in the form that is served, and the texts of the inline scripts that its policy allows. */
type ArrangedPage = { html: string; inlineScripts: string[] }

/**
 * Verifies the scripts of a page (docs/decisions/001) and arranges them so that they stand in nobody's way (016).
 *
 * Allowed inline are the build's constant lines, and flight scripts as long as they continue the entry's own flight data,
 * which must be used up at the end; they become one script, made of the data alone, at the end of the body. A script that
 * merely looks like the framework's own (injected through content, say) does not continue the data: it stays, without
 * permission to run, and the real ones after it still match. The framework's files become a list that `headScript` runs,
 * each with the hash of what it must hold; the one for old browsers stays in its place.
 *
 * @param html the rendered document
 * @param flight the same render's flight data (`rscData`)
 * @returns undefined where the document does not hold all of its flight data
 */
export function arrangeScripts(html: string, flight: string, build: FrameworkScripts): ArrangedPage | undefined {
  const inlineScripts: string[] = []
  const files = new Map<string, string>()
  const begin: string[] = []
  let position = 0
  const page = html.slice(0, -END.length).replace(SCRIPT, (element, attributes: string, text: string) => {
    const [, path = '', kind] = FILE.exec(attributes) ?? []
    const integrity = build.integrityOf(path)
    if (integrity !== undefined && kind === 'noModule') return `<script${attributes} integrity="${integrity}"></script>`
    if (integrity !== undefined) {
      files.set(path, integrity)
      return ''
    }
    if (/\ssrc=/.test(attributes)) return element
    if (text === FLIGHT_BOOTSTRAP && begin.length === 0) {
      begin.push(text)
      return ''
    }
    if (build.constant.has(text)) {
      inlineScripts.push(text)
      return element
    }
    const part = flightText(text)
    if (part === undefined || !flight.startsWith(part, position)) return element
    position += part.length
    return ''
  })
  if (position !== flight.length || !html.endsWith(END)) return undefined
  const rest = page.replace(PRELOAD, (element, path: string) => (files.has(path) ? '' : element))
  const data = [...begin, flightScript(flight)].join(';')
  const list = [...files].map((file) => file.join(' ')).join('\n')
  const block = `<script type="text/plain" id="${PAGE_FILES}">${list}</script>`
  return { html: `${rest}${block}<script>${data}</script>${END}`, inlineScripts: [...inlineScripts, data] }
}

/** The counterpart of `flightText`, escaped as the framework does: nothing in it ends the script. */
function flightScript(flight: string): string {
  const text = JSON.stringify([1, flight]).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `${FLIGHT_PREFIX}${text}${FLIGHT_SUFFIX}`
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
