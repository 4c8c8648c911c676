import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'

/** One thing that must hold. To add one: a line in `checks`, and an npm script `check:{name}`. */
export type Check = {
  name: string
  /** Programs run one after the other; each is the file the project's Node runs and its arguments. */
  programs: readonly (readonly string[])[]
  /** How many tests of it passed and failed, where it is more than one. */
  count?: () => Count
}

export type Count = { passed: number; failed: number }

const package_ = (path: string) => join(root, 'node_modules', path)
const vitestReport = join(root, 'test-results/vitest.json')

/** The longest first, since two run at a time. */
export const checks: readonly Check[] = [
  {
    name: 'unit',
    programs: [[package_('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]],
    count: () => readVitestReport(vitestReport),
  },
  {
    name: 'types',
    programs: [
      [package_('next/dist/bin/next'), 'typegen'],
      [package_('typescript/bin/tsc'), '--noEmit'],
    ],
  },
  { name: 'lint', programs: [[package_('oxlint/bin/oxlint'), '--type-aware']] },
  { name: 'dead-code', programs: [[package_('knip/bin/knip.js'), '--no-progress']] },
  { name: 'boundaries', programs: [[join(root, 'scripts/boundaries.ts')]] },
]

/** Reports of an earlier run must never be counted for this one. */
export function forgetReports(): void {
  rmSync(vitestReport, { force: true })
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
})

function readVitestReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = vitestReportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
