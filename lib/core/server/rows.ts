import 'server-only'
import { z } from 'zod'
import { log } from './log'

/** The valid rows of a list, and the number received, which decides whether a page was full. */
export type Page<Row> = { rows: Row[]; received: number }

/**
 * A list whose unreadable rows are left out, with a warning. If no row can be read the answer as a whole is malformed,
 * and rejected.
 *
 * @param what the rows are, for the log: `events`
 */
export function pageOf<Row>(row: z.ZodType<Row>, what: string) {
  return z.array(z.unknown()).transform((values, context): Page<Row> => {
    const parsed = values.map((value) => row.safeParse(value))
    const rows = parsed.flatMap(({ success, data }) => (success ? [data] : []))
    const at = parsed.findIndex(({ success }) => !success)
    const bad = parsed[at]
    if (bad && rows.length === 0) {
      for (const issue of bad.error?.issues ?? []) context.addIssue({ ...issue, path: [at, ...issue.path] })
      return z.NEVER
    }
    if (bad) log.warn({ err: bad.error, leftOut: values.length - rows.length, of: values.length }, `unreadable ${what}`)
    return { rows, received: values.length }
  })
}

/** Like `pageOf`, for a list that isn't paged: only the rows. */
export function rowsOf<Row>(row: z.ZodType<Row>, what: string) {
  return pageOf(row, what).transform(({ rows }) => rows)
}
