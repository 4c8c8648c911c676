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

type Warm = Pick<WarmTests, 'killerOf' | 'loadersOf' | 'dispose'>

/**
 * Runs the tests of a mutant's own room before all others that reach it, which kills most at a fraction of the time, and
 * those in processes that stay up before those in new ones, which decide about whatever the first let pass. What is
 * computed when a module loads (a schema, a table) is reached by every test that loads it, and is tried with those of its
 * room alone: the figures may be too low by that, never too high.
 */
export class NearFirst implements TestRunner {
  readonly #runner: TestRunner
  readonly #startWarm: () => Warm
  #warm: Warm | undefined

  /** @param startWarm called when the runner is ready */
  constructor(runner: TestRunner, startWarm: () => Warm) {
    this.#runner = runner
    this.#startWarm = startWarm
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
      return (await this.#killed(options, loaders)) ?? this.#run({ ...options, mutantActivation: 'static' }, all)
    }
    if (options.testFilter === undefined) return this.#runner.mutantRun(options)

    const near = options.testFilter.filter(isNear)
    const far = options.testFilter.filter((test) => !isNear(test))
    const killed = (await this.#killed(options, near)) ?? (await this.#killed(options, far))
    if (killed !== undefined) return killed
    const first = near.length > 0 ? await this.#run(options, near) : undefined
    if (first !== undefined && (far.length === 0 || first.status !== MutantRunStatus.Survived)) return first
    return this.#run(options, far)
  }

  async dispose() {
    await this.#warm?.dispose()
    await this.#runner.dispose?.()
  }

  #run(options: MutantRunOptions, testFilter: string[]): Promise<MutantRunResult> {
    return this.#runner.mutantRun({ ...options, testFilter })
  }

  /** @param tests identifiers, or files */
  async #killed(options: MutantRunOptions, tests: readonly string[]): Promise<MutantRunResult | undefined> {
    const byFile = new Map<string, string[]>()
    for (const [file, name] of tests.map(partsOf)) {
      byFile.set(file, [...(byFile.get(file) ?? []), ...(name === undefined ? [] : [name])])
    }
    const killer = await this.#warm?.killerOf(options, byFile)
    if (killer === undefined) return undefined
    return { status: MutantRunStatus.Killed, killedBy: [killer], failureMessage: '', nrOfTests: tests.length }
  }
}

function partsOf(test: string): [file: string, name?: string] {
  const end = test.indexOf('#')
  return end < 0 ? [test] : [test.slice(0, end), test.slice(end + 1)]
}
