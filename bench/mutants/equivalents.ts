import type { Fault } from './faults.ts'

/** A fault that changes nothing anybody can notice, and why. */
export type Equivalent = Pick<Fault, 'file' | 'line' | 'change'> & { reason: string }

/**
 * Reads `equivalents.tsv`: file, line, change and reason, the first line naming them. A fault is known again by its text, so
 * that lines may move. @throws Error naming a row without one of the four
 */
export function equivalents(table: string): Equivalent[] {
  const rows = table.trimEnd().split('\n').slice(1)
  return rows.map((row) => {
    const [file, line, change, reason] = row.split('\t')
    if (!file || !line || !change || !reason) throw new Error(`equivalents.tsv has no reason or no place in: ${row}`)
    return { file, line, change, reason }
  })
}

/** Whether one stands for the other. */
export const isSame = (one: Equivalent, fault: Fault) =>
  one.file === fault.file && one.line === fault.line && one.change === fault.change
