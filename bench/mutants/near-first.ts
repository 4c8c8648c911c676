import { relative } from 'node:path'
import {
  type DryRunOptions,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { roomOf } from './report.ts'
import type { WarmTests } from './warm-tests.ts'

/** Rooms whose tests are elsewhere, too: how the paths of these begin. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'lib/delivery/page-cache': ['tests/page-cache'],
  'lib/domains/analytics': ['tests/app/api/interactions/'],
  'lib/domains/contact': ['tests/app/api/forms/'],
  'lib/domains/embeds': ['tests/app/api/frames/'],
  'lib/domains/events': ['tests/app/api/calendars/'],
  'lib/domains/live': ['tests/app/api/live-counts/'],
  'lib/domains/memberships': ['tests/app/api/membership/', 'tests/app/api/plans/'],
  'lib/domains/session': ['tests/app/api/auth/', 'tests/app/api/country', 'tests/app/api/fundraising/whose-account'],
}

/** Tests of what all domains keep in the data cache. */
const OF_ALL_DOMAINS = ['tests/lib/domains/kept-apart', 'tests/lib/domains/shares']

/** How the paths of a room's tests begin: its own, those of its components and those of its part of the API. */
export function nearTests(file: string): string[] {
  const room = roomOf(file)
  const name = room.split('/').at(-1)
  const common = room.startsWith('lib/domains/') ? OF_ALL_DOMAINS : []
  return [`tests/${room}/`, `tests/components/${name}/`, `tests/app/api/${name}/`, ...common, ...(FURTHER[room] ?? [])]
}

type Warm = Pick<WarmTests, 'verdictOn' | 'loadersOf' | 'dispose'>

/**
 * Runs the tests of a mutant's own room before all others that reach it, which kills most at a fraction of the time, and
 * those in processes that stay up before those in new ones, which decide about whatever the first let pass, unless it has
 * to be quick. What is computed when a module loads (a schema, a table) is reached by every test that loads it, and is
 * tried with those of its room alone: the figures may be too low by that, never too high.
 */
export class NearFirst implements TestRunner {
  readonly #runner: TestRunner
  readonly #startWarm: () => Warm
  readonly #isQuick: boolean
  #warm: Warm | undefined

  /**
   * @param startWarm called when the runner is ready
   * @param isQuick whether what passes in processes that stay up counts as survived: a new one may still have noticed it
   */
  constructor(runner: TestRunner, startWarm: () => Warm, isQuick: boolean) {
    this.#runner = runner
    this.#startWarm = startWarm
    this.#isQuick = isQuick
  }

  async init() {
    await this.#runner.init?.()
    this.#warm = this.#startWarm()
  }

  capabilities() {
    return this.#runner.capabilities()
  }

  dryRun(options: DryRunOptions) {
    return this.#runner.dryRun(options)
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const beginnings = nearTests(relative(process.cwd(), options.sandboxFileName))
    const isNear = (test: string) => beginnings.some((each) => test.startsWith(each))
    // Stryker reloads for what is computed on loading alone, and takes that for a change at run time where tests are named.
    if (options.reloadEnvironment) {
      const loaders = (this.#warm?.loadersOf(options.sandboxFileName) ?? []).filter(isNear)
      // An identifier is a file, `#` and the test's name; a path with no name is all tests of what begins with it.
      const all = (loaders.length > 0 ? loaders : beginnings).map((each) => `${each}#`)
      return (
        (await this.#runWarm(options, [loaders])) ?? this.#runCold({ ...options, mutantActivation: 'static' }, [all])
      )
    }
    if (options.testFilter === undefined) return this.#runner.mutantRun(options)

    const near = options.testFilter.filter(isNear)
    const far = options.testFilter.filter((test) => !isNear(test))
    const groups = [near, far].filter(({ length }) => length > 0)
    return (await this.#runWarm(options, groups)) ?? this.#runCold(options, groups)
  }

  async dispose() {
    await this.#warm?.dispose()
    await this.#runner.dispose?.()
  }

  /** @param groups of identifiers, or of files @returns undefined where a new process has to say */
  async #runWarm(options: MutantRunOptions, groups: readonly string[][]): Promise<MutantRunResult | undefined> {
    let isDecided = this.#isQuick && groups.flat().length > 0
    for (const tests of groups) {
      const verdict = (await this.#warm?.verdictOn(options, byFile(tests))) ?? 'uncertain'
      if (typeof verdict === 'object') {
        return {
          status: MutantRunStatus.Killed,
          killedBy: [verdict.killer],
          failureMessage: '',
          nrOfTests: tests.length,
        }
      }
      if (verdict === 'uncertain') isDecided = false
    }
    return isDecided ? survived(groups) : undefined
  }

  async #runCold(options: MutantRunOptions, groups: readonly string[][]): Promise<MutantRunResult> {
    for (const testFilter of groups) {
      const result = await this.#runner.mutantRun({ ...options, testFilter })
      if (result.status !== MutantRunStatus.Survived) return result
    }
    return survived(groups)
  }
}

const survived = (groups: readonly string[][]): MutantRunResult => ({
  status: MutantRunStatus.Survived,
  nrOfTests: groups.flat().length,
})

/** Names of tests by file, of identifiers or of files. */
function byFile(tests: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const [file, name] of tests.map(partsOf)) {
    names.set(file, [...(names.get(file) ?? []), ...(name === undefined ? [] : [name])])
  }
  return names
}

function partsOf(test: string): [file: string, name?: string] {
  const end = test.indexOf('#')
  return end < 0 ? [test] : [test.slice(0, end), test.slice(end + 1)]
}
