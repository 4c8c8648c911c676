import { z } from 'zod'
import { scriptErrorIn, type ScriptErrorFacts } from './script-error.ts'

/** A violation of a page's policy, in texts of limited length: addresses are reduced to an origin or a path. */
export type Violation = { directive: string; blocked: string; page: string }

const LONGEST = 100
/** Limit of reports in one request; browsers batch the reports of a minute. */
const MOST_TOGETHER = 20

/**
 * The directives of our pages' policies, and the names that browsers use for parts of the directives for scripts and
 * styles.
 */
const DIRECTIVES: ReadonlySet<string> = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src media-src ' +
    'font-src connect-src frame-src child-src worker-src object-src manifest-src form-action frame-ancestors base-uri'
  ).split(' '),
)

/** Violations caused by browser extensions don't concern us. Some browsers name only the scheme. */
const OF_EXTENSIONS = /^(?:[a-z-]+-extension|webkit-masked-url)(?::|$)/i

type Facts = { page: string; directive: string; blocked: string; source: string }

/** What a request reports, as browsers say it. */
type Reported = { violations: Facts[]; scriptErrors: ScriptErrorFacts[] }

/** Reports by `report-uri` (CSP2); older browsers send the whole directive. */
const singleSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().default(''),
      'blocked-uri': z.string().default(''),
      'source-file': z.string().nullish(),
    }),
  })
  .transform(({ 'csp-report': report }): Reported => ({
    violations: [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'] ?? '',
      },
    ],
    scriptErrors: [],
  }))

const bodySchema = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string(),
  blockedURL: z.string().nullish(),
  sourceFile: z.string().nullish(),
})

type Report = { type: string; body?: unknown }

/** Reports by `report-to` (CSP3), among other reports of the browser; and of our own scripts (`report-script-errors.ts`). */
const severalSchema = z.array(z.object({ type: z.string(), body: z.unknown() })).transform((reports): Reported => {
  const read = reports.slice(0, MOST_TOGETHER)
  return { violations: read.flatMap(violationIn), scriptErrors: read.flatMap(scriptErrorIn) }
})

function violationIn({ type, body }: Report): Facts[] {
  const { data } = bodySchema.safeParse(body)
  if (type !== 'csp-violation' || data === undefined) return []
  const { documentURL, effectiveDirective, blockedURL, sourceFile } = data
  return [{ page: documentURL, directive: effectiveDirective, blocked: blockedURL ?? '', source: sourceFile ?? '' }]
}

/** A body of `application/csp-report` or `application/reports+json`. */
export const reportsSchema = z.union([singleSchema, severalSchema])

/** The violations on our pages that are worth knowing. */
export function listViolations(reports: readonly Facts[], siteUrl: string): Violation[] {
  return reports.flatMap(({ page, directive, blocked, source }) => {
    const [name = ''] = directive.split(' ', 1)
    const address = URL.parse(page)
    if (!DIRECTIVES.has(name) || address?.origin !== new URL(siteUrl).origin) return []
    if (OF_EXTENSIONS.test(blocked) || OF_EXTENSIONS.test(source)) return []
    return [{ directive: name, blocked: blockedOf(blocked), page: address.pathname.slice(0, LONGEST) }]
  })
}

/** What was blocked: an origin, a scheme (`data:`) or a keyword of the browser (`inline`). */
function blockedOf(blocked: string): string {
  const address = URL.parse(blocked)
  if (address !== null) return (address.origin === 'null' ? address.protocol : address.origin).slice(0, LONGEST)
  return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown'
}
