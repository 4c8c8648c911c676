// usage: npm run bench:mutants -- [--near] [--workers N] lib/domains/events [lib/delivery …]
// How many small faults, each put into a copy of the code by itself, the unit, component and contract tests notice. Prints
// what none noticed and a table by room, and writes test-results/mutants.json. With
// `--near` the tests of each place alone are run, which takes minutes, and what others notice counts as unnoticed. There are
// two workers, or as many as are asked for.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { equivalents } from './mutants/equivalents.ts'
import { faultsOf } from './mutants/faults.ts'
import { nearTests } from './mutants/near-first.ts'
import { report } from './mutants/report.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: { near: { type: 'boolean' }, workers: { type: 'string', default: '2' } },
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
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), join(import.meta.dirname, 'mutants/plugins.ts')],
  vitest: { configFile: 'bench/mutants/vitest.config.ts', pool: 'forks' },
  ignorers: ['words-for-developers'],
  mutate: places.map((place) => (statSync(join(root, place)).isDirectory() ? `${place}/**/*.{ts,tsx}` : place)),
  testFiles: values.near ? places.flatMap(testsOf) : [],
  concurrency: Number(values.workers),
  tempDirName: process.env.MUTANTS_FOLDER ?? '.data/mutants',
  cleanTempDir: 'always',
  ignorePatterns: ['.data', '.next*', 'test-results', 'playwright-report', 'coverage'],
  disableTypeChecks: false,
  // Stryker's rewriting of it asks TypeScript 7 for what only older ones have; nothing in it leads out of the copy.
  tsconfigFile: 'none.json',
  dryRunTimeoutMinutes: 20,
  reporters: ['progress-append-only'],
  warnings: { unknownOptions: true, preprocessorErrors: true, unserializableOptions: true, slow: false },
}).runMutationTest()

function testsOf(place: string): string[] {
  const file = statSync(join(root, place)).isDirectory() ? `${place}/any.ts` : place
  return nearTests(file).map((each) => `${each}${each.endsWith('/') ? '**/' : ''}*.test.{ts,tsx}`)
}

const faults = faultsOf(mutants, (file) => readFileSync(join(root, file), 'utf8'))
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(join(root, 'test-results/mutants.json'), `${JSON.stringify(faults, undefined, 2)}\n`)
console.log(report(faults, equivalents(readFileSync(join(import.meta.dirname, 'mutants/equivalents.tsv'), 'utf8'))))
