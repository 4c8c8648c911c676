// usage: npm run bench:mutants -- [--near] [--sample N] [--seed TEXT] [--workers N] lib/domains/events [lib/delivery …]
// Measures how many small faults, each put separately into a copy of the code, are noticed by the unit, component and
// contract tests. Prints the faults that no test noticed and a table by room, and writes test-results/mutants.json.
// With `--near` only the tests of each place are run, which takes minutes; faults that only other tests would notice
// count as unnoticed. With `--sample N` at most N faults of each room are tried, always the same ones unless `--seed`
// draws others. There are two workers by default.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { equivalents } from './mutants/equivalents.ts'
import { faultsOf } from './mutants/faults.ts'
import { nearTests, patternsOf } from './mutants/near-first.ts'
import { report } from './mutants/report.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: {
    near: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
  allowPositionals: true,
})
const places = positionals.map((place) => place.replace(/\/+$/, ''))
const unknown = places.filter((place) => !place.startsWith('lib/') || !existsSync(join(root, place)))

if (places.length === 0 || unknown.length > 0) {
  console.error(
    `Name folders or files of lib, as lib/domains/events${unknown.map((place) => `; ${place} isn’t one`).join('')}.`,
  )
  process.exit(1)
}

setPriority(10)
const mutants = await new Stryker({
  testRunner: 'near-first',
  isQuick: values.near === true,
  sample: Number(values.sample ?? 0),
  seed: values.seed,
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), join(import.meta.dirname, 'mutants/plugins.ts')],
  vitest: { configFile: 'bench/mutants/vitest.config.ts', pool: 'forks' },
  ignorers: ['words-for-developers'],
  mutate: places.map((place) => (statSync(join(root, place)).isDirectory() ? `${place}/**/*.{ts,tsx}` : place)),
  testFiles: values.near ? [...new Set(places.flatMap(testsOf))] : [],
  concurrency: Number(values.workers),
  tempDirName: process.env.MUTANTS_FOLDER ?? '.data/mutants',
  cleanTempDir: 'always',
  ignorePatterns: ['.data', '.next*', 'test-results', 'playwright-report', 'coverage'],
  disableTypeChecks: false,
  // A file that doesn't exist: Stryker rewrites the configuration with functions that TypeScript 7 no longer has. Ours
  // has no paths outside of the copy, so it needs no rewriting.
  tsconfigFile: 'none.json',
  dryRunTimeoutMinutes: 20,
  reporters: [...(values.sample === undefined ? [] : ['sample']), 'progress-append-only'],
  warnings: { unknownOptions: true, preprocessorErrors: true, unserializableOptions: true, slow: false },
}).runMutationTest()

function testsOf(place: string): string[] {
  const file = statSync(join(root, place)).isDirectory() ? `${place}/any.ts` : place
  return patternsOf(nearTests(file))
}

const faults = faultsOf(mutants, (file) => readFileSync(join(root, file), 'utf8'))
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(join(root, 'test-results/mutants.json'), `${JSON.stringify(faults, undefined, 2)}\n`)
console.log(report(faults, equivalents(readFileSync(join(import.meta.dirname, 'mutants/equivalents.tsv'), 'utf8'))))
