import type { Fault } from './faults.ts'

/** A fault whose effect can't be noticed, and the reason. */
export type Equivalent = Pick<Fault, 'file' | 'line' | 'change'> & { reason: string }

/**
 * Reads `equivalents.tsv`: file, line, change and reason, named in the first line. A fault is matched by its text, so
 * that lines may move.
 * @throws Error naming a row that lacks one of the four
 */
export function equivalents(table: string): Equivalent[] {
  const rows = table.trimEnd().split('\n').slice(1)
  return rows.map((row) => {
    const [file, line, change, reason] = row.split('\t')
    if (!file || !line || !change || !reason) throw new Error(`equivalents.tsv has no reason or no place in: ${row}`)
    return { file, line, change, reason }
  })
}

/** Whether an entry of the list describes a fault. */
export const isSame = (one: Equivalent, fault: Fault) =>
  one.file === fault.file && one.line === fault.line && one.change === fault.change
