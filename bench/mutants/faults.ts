import { relative } from 'node:path'
import type { MutantResult, MutantTestCoverage } from '@stryker-mutator/api/core'

/** A small change of the code that makes it faulty. */
export type Change = {
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
}

/** A small fault that was put into the code, and its outcome. */
export type Fault = Change & { outcome: 'killed' | 'survived' | 'not reached' | 'not drawn' }

/** Stryker's reason of a mutant that a sample left out. */
export const NOT_DRAWN = 'not drawn'

const LONGEST = 120

/**
 * The faults that were tried, and those that a sample left out, without those that Stryker was configured to leave out.
 * @param sourceOf the text of a file
 */
export function faultsOf(mutants: readonly MutantResult[], sourceOf: (file: string) => string): Fault[] {
  return mutants.flatMap((mutant) => {
    const outcome = outcomeOf(mutant)
    return outcome === undefined ? [] : [{ ...changeOf(mutant, sourceOf), outcome }]
  })
}

/** The change that a mutant makes. Its lines and columns count from 1. */
export function changeOf(
  mutant: Pick<MutantTestCoverage, 'fileName' | 'location' | 'replacement'>,
  sourceOf: (file: string) => string,
): Change {
  const file = relative(process.cwd(), mutant.fileName)
  const source = sourceOf(file)
  const { start, end } = mutant.location
  const before = source.slice(offsetOf(source, start), offsetOf(source, end))
  const line = source.split('\n')[start.line - 1]?.trim() ?? ''
  return { file, lineNumber: start.line, line, change: `${short(before)} → ${short(mutant.replacement)}` }
}

/** Converts Stryker's status. A mutant that prevents tests from starting, hangs or never ends counts as noticed. */
function outcomeOf({ status, statusReason }: MutantResult): Fault['outcome'] | undefined {
  if (status === 'Survived') return 'survived'
  if (status === 'NoCoverage') return 'not reached'
  if (statusReason === NOT_DRAWN) return 'not drawn'
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
