import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Check } from './checks.ts'
import type { Environment } from './environment.ts'
import type { Processes } from './processes.ts'
import { type Count, countOf, sum } from './reports.ts'
import { root } from './root.ts'

/**
 * Time limit of a check, of which each takes only a fraction. CI has 90 minutes for everything, and a check that hangs
 * should be reported by name.
 */
const CHECK_MINUTES = 25

type Outcome = { output: string; passed: boolean }

/**
 * Runs checks in parallel, and prints a line for each when it ends; its output only if it fails.
 *
 * @returns how many tests passed and failed; a check without tests of its own counts as one
 */
export async function runChecks(
  processes: Processes,
  checks: readonly Check[],
  environment: Environment,
): Promise<Count> {
  const waiting = [...checks]
  const counts: Count[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts.push(await runCheck(processes, check, environment))
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker))
  return sum(counts)
}

async function runCheck(processes: Processes, check: Check, environment: Environment): Promise<Count> {
  const begun = Date.now()
  const outcome = await runPrograms(processes, check, environment)
  const count = countOf(outcome.passed, check.count?.())
  report(check.name, outcome, count, Date.now() - begun)
  return count
}

/** Prints one line about a step, and its output only if it failed. */
export function report(name: string, { output, passed }: Outcome, count: Count, milliseconds: number): void {
  const tests = count.passed + count.failed > 1 ? `${count.passed} passed, ${count.failed} failed, ` : ''
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(14)} ${tests}${(milliseconds / 1000).toFixed(1)} s`)
  if (!passed) console.log(`\n${output.trim()}\n`)
}

async function runPrograms(
  processes: Processes,
  { name, programs }: Check,
  environment: Environment,
): Promise<Outcome> {
  for (const [index, args] of programs.entries()) {
    const log = join(root, `test-results/checks/${name}-${index + 1}.log`)
    const code = await processes.exitCode({ name, args, environment, log, minutes: CHECK_MINUTES })
    if (code !== 0) return { output: readFileSync(log, 'utf8'), passed: false }
  }
  return { output: '', passed: true }
}
