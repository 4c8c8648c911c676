/** What one build is known to write into its pages, besides each page's own flight data. */
export type FrameworkScripts = {
  /** Inline scripts that are the same on every page of the build, whole texts. */
  constant: ReadonlySet<string>
}

const FLIGHT_BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PREFIX = 'self.__next_f.push('
const FLIGHT_SUFFIX = ')'
const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g

/**
 * The inline scripts of a page that its policy may allow: the build's constant lines, and flight scripts as long as they
 * continue the entry's own flight data, which must be used up at the end.
 *
 * A script that merely looks like the framework's own (injected through content, say) does not continue the data: it is
 * left out, and the real ones after it still match.
 *
 * @param html the rendered document
 * @param flight the same render's flight data (`rscData`)
 * @returns the texts to allow, or undefined where the document does not hold all of its flight data
 */
export function trustedInlineScripts(html: string, flight: string, scripts: FrameworkScripts): string[] | undefined {
  const trusted: string[] = []
  let position = 0
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (/\ssrc=/.test(attributes)) continue
    if (text === FLIGHT_BOOTSTRAP || scripts.constant.has(text)) {
      trusted.push(text)
      continue
    }
    const part = flightText(text)
    if (part === undefined || !flight.startsWith(part, position)) continue
    position += part.length
    trusted.push(text)
  }
  return position === flight.length ? trusted : undefined
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
