import { flightScript, type PageScript, type VerifiedPage } from './verify-scripts.ts'

/** The beginning of a page's flight data, with the path (`c`) and the query (`q`) of the request it was rendered for. */
const ADDRESS = /^(0:\{"P":[^,\n]*,)"c":\[(?:"(?:[^"\\\n]|\\.)*",?)*\],"q":"(?:[^"\\\n]|\\.)*"/m

/**
 * A page's data without the address it was rendered for. Everybody gets the kept page, so the first visitor's query
 * must not be in it, and one document may serve many addresses (docs/decisions/032). Browsers use their own location.
 */
export const withoutAddress = (page: VerifiedPage): VerifiedPage =>
  withFlight(page, page.flight.replace(ADDRESS, '$1"c":["",""],"q":""'))

/**
 * A page's data without the text of the head script, a fifth of all: the document contains it, has run it when the data
 * arrive, and React neither compares nor sets an element's HTML when it hydrates. An empty text takes its place.
 *
 * @param script the complete text, which React writes as a row of its own: `id:T{bytes, hexadecimal},{text}`
 */
export function withoutHeadScript(page: VerifiedPage, script: string): VerifiedPage {
  const row = `:T${Buffer.byteLength(script).toString(16)},${script}`
  return withFlight(page, page.flight.replace(row, ':""\n'))
}

function withFlight(page: VerifiedPage, flight: string): VerifiedPage {
  if (flight === page.flight) return page
  const text = flightScript(flight)
  const whole: PageScript = { kind: 'flight', element: `<script>${text}</script>`, text }
  // The framework splits the data anywhere: from now on the first script holds all of it.
  const first = page.parts.find(isFlight)
  return { flight, parts: page.parts.flatMap((part) => (isFlight(part) ? (part === first ? [whole] : []) : [part])) }
}

const isFlight = (part: string | PageScript) => typeof part !== 'string' && part.kind === 'flight'
