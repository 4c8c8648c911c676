import { join } from 'node:path'
import { type Count, readVitestReport, vitestReport } from './reports.ts'
import { root } from './root.ts'

/** A check. To add one, add an entry to `checks`, and an npm script `check:{name}`. */
export type Check = {
  name: string
  /** The programs, which run one after the other; each is a file for the project's Node, with its arguments. */
  programs: readonly (readonly string[])[]
  /** Counts the tests that passed and failed, if the check consists of several. */
  count?: () => Count
}

const packageFile = (path: string) => join(root, 'node_modules', path)

const ONLY_UNREACHED = ['--config', 'knip.production.json', '--include', 'exports,files']

/** The checks, longest first, since two run at a time. */
export const checks: readonly Check[] = [
  {
    name: 'unit',
    programs: [
      [
        packageFile('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
    ],
    count: readVitestReport,
  },
  {
    name: 'types',
    programs: [
      [packageFile('next/dist/bin/next'), 'typegen'],
      [packageFile('typescript/bin/tsc'), '--noEmit'],
    ],
  },
  { name: 'lint', programs: [[packageFile('oxlint/bin/oxlint'), '--type-aware']] },
  { name: 'format', programs: [[packageFile('oxfmt/bin/oxfmt'), '--check', root]] },
  {
    name: 'dead-code',
    programs: [
      [packageFile('knip/bin/knip.js'), '--no-progress'],
      // Finds code that only tests use; the exceptions are calls to services that no screen makes.
      [packageFile('knip/bin/knip.js'), '--no-progress', '--production', ...ONLY_UNREACHED],
    ],
  },
  { name: 'boundaries', programs: [[join(root, 'scripts/boundaries.ts')]] },
  { name: 'references', programs: [[join(root, 'scripts/check-references.ts')]] },
  { name: 'models', programs: [[join(root, 'scripts/check-models.ts')]] },
]
