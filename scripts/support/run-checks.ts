import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Check, Count } from './checks.ts'
import type { Environment } from './environment.ts'
import { root } from './root.ts'

type Outcome = { output: string; passed: boolean }

/**
 * Runs checks side by side, prints a line for each as it ends, and what it says only if it fails.
 *
 * @returns how many tests passed and failed; a check without tests of its own counts as one
 */
export async function runChecks(checks: readonly Check[], environment: Environment): Promise<Count> {
  const waiting = [...checks]
  const total = { passed: 0, failed: 0 }
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const count = await runCheck(check, environment)
      total.passed += count.passed
      total.failed += count.failed
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker))
  return total
}

async function runCheck(check: Check, environment: Environment): Promise<Count> {
  const begun = Date.now()
  const outcome = await runPrograms(check.programs, environment)
  const count = countOf(outcome.passed, check.count?.())
  report(check.name, outcome, count, Date.now() - begun)
  return count
}

/** A check that failed counts at least one failure, even when none of its tests did (a file that can't be read, say). */
export function countOf(passed: boolean, tests: Count | undefined): Count {
  if (passed) return tests ?? { passed: 1, failed: 0 }
  return { passed: tests?.passed ?? 0, failed: Math.max(1, tests?.failed ?? 0) }
}

/** One line on what a step did, and its output below only if it failed. */
export function report(name: string, { output, passed }: Outcome, count: Count, milliseconds: number): void {
  const tests = count.passed + count.failed > 1 ? `${count.passed} passed, ${count.failed} failed, ` : ''
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(14)} ${tests}${(milliseconds / 1000).toFixed(1)} s`)
  if (!passed) console.log(`\n${output.trim()}\n`)
}

async function runPrograms(programs: Check['programs'], environment: Environment): Promise<Outcome> {
  let output = ''
  for (const program of programs) {
    const result = await runProgram(program, environment)
    output += result.output
    if (!result.passed) return { output, passed: false }
  }
  return { output, passed: true }
}

function runProgram(args: readonly string[], env: Environment): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', (error) => resolve({ output: error.message, passed: false }))
    child.on('close', (code) => resolve({ output, passed: code === 0 }))
  })
}
