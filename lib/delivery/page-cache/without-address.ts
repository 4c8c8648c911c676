import { flightScript, type PageScript, type VerifiedPage } from './verify-scripts.ts'

/** The beginning of a page's flight data, with the path (`c`) and the query (`q`) of the request it was rendered for. */
const ADDRESS = /^(0:\{"P":[^,\n]*,)"c":\[(?:"(?:[^"\\\n]|\\.)*",?)*\],"q":"(?:[^"\\\n]|\\.)*"/m

/**
 * A page's data without the address it was rendered for. Everybody gets the kept page, so the first visitor's query
 * must not be in it, and one document may serve many addresses (docs/decisions/032). Browsers use their own location.
 */
export function withoutAddress(page: VerifiedPage): VerifiedPage {
  const flight = page.flight.replace(ADDRESS, '$1"c":["",""],"q":""')
  if (flight === page.flight) return page
  const text = flightScript(flight)
  const whole: PageScript = { kind: 'flight', element: `<script>${text}</script>`, text }
  // The framework splits the data anywhere: from now on the first script holds all of it.
  const first = page.parts.find(isFlight)
  return { flight, parts: page.parts.flatMap((part) => (isFlight(part) ? (part === first ? [whole] : []) : [part])) }
}

const isFlight = (part: string | PageScript) => typeof part !== 'string' && part.kind === 'flight'
