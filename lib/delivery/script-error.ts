import { z } from 'zod'
import { SCRIPT_ERROR } from '../core/browser-reports.ts'

/** An error of one of the site's own scripts: its name, the script's path with line and column, and the page's path. */
export type ScriptError = { error: string; script: string; page: string }

const bodySchema = z.object({
  page: z.string().max(2000),
  /** `TypeError`, not the message, which may name what a visitor typed. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  script: z.string().max(2000),
  line: z.int().nonnegative(),
  column: z.int().nonnegative(),
})

export type ScriptErrorFacts = z.infer<typeof bodySchema>

/** The error of a script in a report of that type. */
export function scriptErrorIn({ type, body }: { type: string; body?: unknown }): ScriptErrorFacts[] {
  const { data } = bodySchema.safeParse(body)
  return type === SCRIPT_ERROR && data !== undefined ? [data] : []
}

const LONGEST = 100
const OWN_SCRIPT = /^\/_next\/static\/[\w./-]{1,200}\.js$/

/** The errors of the site's own scripts on its pages; those of extensions, and made-up names, are left out. */
export function listScriptErrors(reports: readonly ScriptErrorFacts[], siteUrl: string): ScriptError[] {
  const { origin } = new URL(siteUrl)
  return reports.flatMap(({ page, name, script, line, column }) => {
    const [at, from] = [URL.parse(page), URL.parse(script)]
    if (at?.origin !== origin || from?.origin !== origin || !OWN_SCRIPT.test(from.pathname)) return []
    return [{ error: name, script: `${from.pathname}:${line}:${column}`, page: at.pathname.slice(0, LONGEST) }]
  })
}
