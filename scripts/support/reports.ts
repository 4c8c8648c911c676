import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'

export type Count = { passed: number; failed: number }

export const vitestReport = join(root, 'test-results/vitest.json')
export const browserReport = join(root, 'test-results/browser.json')

/** Deletes reports of earlier runs, which must not be counted for this one. */
export function forgetReports(): void {
  for (const report of [vitestReport, browserReport]) rmSync(report, { force: true })
}

const vitestSchema = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))

const browserSchema = z
  .object({ stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))

export const readVitestReport = () => readReport(vitestReport, vitestSchema)
export const readBrowserReport = () => readReport(browserReport, browserSchema)

function readReport(file: string, schema: z.ZodType<Count>): Count {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
}

/**
 * Counts a step's tests. A step that failed counts at least one failure, even if none of its tests failed (because a
 * file can't be read, for example).
 */
export function countOf(
  passed: boolean,
  tests: Count = passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
): Count {
  return passed ? tests : { passed: tests.passed, failed: Math.max(1, tests.failed) }
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  })
}
