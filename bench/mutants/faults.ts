import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** A small fault that was put into the code, and its outcome. */
export type Fault = {
  /** Path from the checkout's root. */
  file: string
  lineNumber: number
  /** The whole line on which the fault begins, trimmed. */
  line: string
  /**
   * The code before and after, as `a > b → a >= b`; white space becomes one space, and a long text is cut in its
   * middle.
   */
  change: string
  outcome: 'killed' | 'survived' | 'not reached'
}

const LONGEST = 120

/**
 * The faults that were tried, without those that Stryker was configured to leave out.
 * @param sourceOf the text of a file
 */
export function faultsOf(mutants: readonly MutantResult[], sourceOf: (file: string) => string): Fault[] {
  return mutants.flatMap((mutant) => {
    const outcome = outcomeOf(mutant.status)
    if (outcome === undefined) return []
    const file = relative(process.cwd(), mutant.fileName)
    const source = sourceOf(file)
    const { start, end } = mutant.location
    const before = source.slice(offsetOf(source, start), offsetOf(source, end))
    const line = source.split('\n')[start.line - 1]?.trim() ?? ''
    return [{ file, lineNumber: start.line, line, change: `${short(before)} → ${short(mutant.replacement)}`, outcome }]
  })
}

/** Converts Stryker's status. A mutant that prevents tests from starting, hangs or never ends counts as noticed. */
function outcomeOf(status: MutantResult['status']): Fault['outcome'] | undefined {
  if (status === 'Survived') return 'survived'
  if (status === 'NoCoverage') return 'not reached'
  return status === 'Killed' || status === 'Timeout' || status === 'RuntimeError' ? 'killed' : undefined
}

function offsetOf(source: string, { line, column }: { line: number; column: number }): number {
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((length, each) => length + each.length + 1, 0) + column - 1
}

function short(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim()
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST / 2)} … ${text.slice(-LONGEST / 2)}`
}
