import { z } from 'zod'
import { SCRIPT_ERROR } from '../core/browser-reports.ts'

/** An error of one of the site's own scripts: its name, the script's path with line and column, and the page's path. */
export type ScriptError = { error: string; script: string; page: string }

const LONGEST_PATH = 100

const bodySchema = z.object({
  page: z.string().startsWith('/').max(2000),
  /** `TypeError`, not the message, which may name what a visitor typed. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  script: z.string().regex(/^\/_next\/static\/[\w./-]{1,200}\.js$/),
  line: z.int().nonnegative(),
  column: z.int().nonnegative(),
})

export type ScriptErrorFacts = z.infer<typeof bodySchema>

/** The error of a script in a report of that type. */
export function scriptErrorIn({ type, body }: { type: string; body?: unknown }): ScriptErrorFacts[] {
  const { data } = bodySchema.safeParse(body)
  return type === SCRIPT_ERROR && data !== undefined ? [data] : []
}

/** As a line of the log says it. */
export function describeScriptError({ page, name, script, line, column }: ScriptErrorFacts): ScriptError {
  return { error: name, script: `${script}:${line}:${column}`, page: page.slice(0, LONGEST_PATH) }
}
