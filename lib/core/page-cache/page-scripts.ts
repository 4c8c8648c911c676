import { PAGE_FILES } from '../head-scripts.ts'

/** What one build is known to write into its pages, besides each page's own flight data. */
export type FrameworkScripts = {
  /** Inline scripts that are the same on every page of the build, whole texts. */
  constant: ReadonlySet<string>
}

const FLIGHT_BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PREFIX = 'self.__next_f.push('
const FLIGHT_SUFFIX = ')'
const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const FILE = /^ src="(\/_next\/static\/[\w\-./~]+\.js)" async=""$/
const END = '</body></html>'

/** A document in the form that is served, and the texts of the inline scripts that its policy allows. */
type ArrangedPage = { html: string; inlineScripts: string[] }

/**
 * Verifies the scripts of a page (docs/decisions/001) and arranges them so that they stand in nobody's way (016).
 *
 * Allowed inline are the build's constant lines, and flight scripts as long as they continue the entry's own flight data,
 * which must be used up at the end; they become one script, made of the data alone, at the end of the body. A script that
 * merely looks like the framework's own (injected through content, say) does not continue the data: it stays, without
 * permission to run, and the real ones after it still match. The framework's files become a list that `headScripts` runs.
 *
 * @param html the rendered document
 * @param flight the same render's flight data (`rscData`)
 * @returns undefined where the document does not hold all of its flight data
 */
export function arrangeScripts(html: string, flight: string, { constant }: FrameworkScripts): ArrangedPage | undefined {
  const inlineScripts: string[] = []
  const files: string[] = []
  let position = 0
  const page = html.slice(0, -END.length).replace(SCRIPT, (element, attributes: string, text: string) => {
    const file = FILE.exec(attributes)?.[1]
    if (file !== undefined) {
      files.push(file)
      return ''
    }
    if (/\ssrc=/.test(attributes)) return element
    if (text === FLIGHT_BOOTSTRAP || constant.has(text)) {
      inlineScripts.push(text)
      return element
    }
    const part = flightText(text)
    if (part === undefined || !flight.startsWith(part, position)) return element
    position += part.length
    return ''
  })
  if (position !== flight.length || !html.endsWith(END)) return undefined
  const data = flightScript(flight)
  const list = `<script type="text/plain" id="${PAGE_FILES}">${files.join(' ')}</script>`
  return { html: `${page}${list}<script>${data}</script>${END}`, inlineScripts: [...inlineScripts, data] }
}

/** The counterpart of `flightText`, escaped as the framework does: nothing in it ends the script. */
function flightScript(flight: string): string {
  const text = JSON.stringify([1, flight]).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
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
