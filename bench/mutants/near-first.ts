import { globSync } from 'node:fs'
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

const OF_CONTACT = [
  'tests/lib/domains/contact/',
  'tests/app/api/contact/',
  'tests/app/api/forms/',
  'tests/app/api/support/',
]

/** Rooms that also have tests elsewhere, with the beginnings of the paths of these tests. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'lib/content': ['tests/app/api/preview/'],
  'lib/content/publishes': ['tests/app/api/revalidate/', 'tests/page-cache-publishes'],
  'lib/core': ['tests/security-limits'],
  'lib/core/server': ['tests/env-example', 'tests/lib/domains/shares', 'tests/app/api/sizes/'],
  'lib/core/video': ['tests/components/ui/video/'],
  'lib/delivery': ['tests/app/api/policy-reports/', 'tests/app/api/frames/', 'tests/proxy'],
  'lib/delivery/page-cache': ['tests/page-cache'],
  'lib/delivery/server': ['tests/lib/delivery/page-cache/page-data-files'],
  'lib/delivery/stored-responses': ['tests/lib/delivery/server/request-chain'],
  'lib/domains/analytics': ['tests/app/api/interactions/'],
  'lib/domains/articles': ['tests/app/feeds/'],
  'lib/domains/contact': ['tests/app/api/forms/', 'tests/app/api/support/'],
  'lib/domains/embeds': ['tests/app/api/frames/'],
  'lib/domains/events': ['tests/app/api/calendars/'],
  'lib/domains/live': ['tests/app/api/live-counts/'],
  'lib/domains/memberships': ['tests/app/api/membership/', 'tests/app/api/plans/'],
  'lib/domains/session': ['tests/app/api/auth/', 'tests/app/api/country', 'tests/app/api/fundraising/whose-account'],
  'lib/routing': ['tests/proxy'],
  'lib/services/articles': ['tests/lib/domains/articles/'],
  'lib/services/chat': OF_CONTACT,
  'lib/services/forms': OF_CONTACT,
  'lib/services/fundraising': ['tests/lib/domains/fundraising/'],
  'lib/services/identity': [
    'tests/lib/domains/session/email-proof',
    'tests/app/api/auth/logout',
    'tests/app/api/auth/backchannel-logout',
  ],
  'lib/services/storefront': ['tests/lib/domains/marketplace/'],
  'lib/services/subscription': ['tests/lib/domains/memberships/'],
  'lib/services/support': OF_CONTACT,
  'lib/services/tracking': [...OF_CONTACT, 'tests/app/api/interactions/'],
  'lib/services/web': ['tests/lib/domains/embeds/'],
}

/** A test that loads every declaration of an endpoint by its file's name, which no graph of modules tells. */
const OF_ENDPOINTS = 'tests/app/api/document'

/** Tests of the data that all domains keep in the data cache, and of what their endpoints declare. */
const OF_ALL_DOMAINS = ['tests/lib/domains/kept-apart', 'tests/lib/domains/shares', OF_ENDPOINTS]

/** Tests of the clients of services that need no file of their own. */
const OF_ALL_SERVICES = ['tests/lib/services/small-clients']

/** Beginnings of the paths of a room's tests: its own tests, and tests of its components and of its part of the API. */
export function nearTests(file: string): string[] {
  const room = roomOf(file)
  const name = room.split('/').at(-1)
  const common = [
    ...(room.startsWith('lib/domains/') ? OF_ALL_DOMAINS : []),
    ...(room.startsWith('lib/services/') ? OF_ALL_SERVICES : []),
  ]
  return [`tests/${room}/`, `tests/components/${name}/`, `tests/app/api/${name}/`, ...common, ...(FURTHER[room] ?? [])]
}

/** Patterns of the files of these tests. */
export const patternsOf = (beginnings: readonly string[]): string[] =>
  beginnings.map((each) => `${each}${each.endsWith('/') ? '**/' : ''}*.test.{ts,tsx}`)

type Warm = Pick<WarmTests, 'verdictOn' | 'loadersOf' | 'dispose'>

/**
 * Runs the tests of a mutant's own room before all others that reach it, which kills most mutants in a fraction of the
 * time. Tests run first in reused processes; mutants that survive there are tried in new processes, whose result
 * counts, unless `isQuick`. Code that runs when a module loads (a schema, a table) is reached by every test that loads
 * the module; such mutants are tried only with the tests of their room, so that figures may be too low, but never too
 * high.
 */
export class NearFirst implements TestRunner {
  readonly #runner: TestRunner
  readonly #startWarm: () => Warm
  readonly #isQuick: boolean
  #warm: Warm | undefined
  /** Whether this process has run all tests. One that was started after a mutant had hung another has run none. */
  #knowsLoaders = false

  /**
   * @param startWarm called when the runner is ready
   * @param isQuick whether a mutant that survives in reused processes counts as survived, although tests in a new
   * process might notice it
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
    this.#knowsLoaders = true
    return this.#runner.dryRun(options)
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const beginnings = nearTests(relative(process.cwd(), options.sandboxFileName))
    const isNear = (test: string) => beginnings.some((each) => test.startsWith(each))
    // Stryker reloads the environment only for code that runs on loading, but treats such a mutant as a change at run
    // time if tests are named.
    if (options.reloadEnvironment) {
      const loaders = this.#loadersOf(options.sandboxFileName, beginnings).filter(isNear)
      // An identifier consists of a file, `#` and the test's name; without a name it means all tests whose path begins
      // with it.
      const all = (loaders.length > 0 ? loaders : beginnings).map((each) => `${each}#`)
      const warm = await this.#runWarm(options, [loaders])
      if (warm?.status === MutantRunStatus.Survived) this.#knowsLoaders = true
      return warm ?? this.#runCold({ ...options, mutantActivation: 'static' }, [all])
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

  /** The test files that load a file; all near ones as long as this process doesn't know them. */
  #loadersOf(file: string, beginnings: readonly string[]): string[] {
    if (!this.#knowsLoaders) return globSync(patternsOf(beginnings))
    const byName = file.endsWith('endpoints.ts') ? [`${OF_ENDPOINTS}.test.ts`] : []
    return [...new Set([...(this.#warm?.loadersOf(file) ?? []), ...byName])]
  }

  /** @param groups of identifiers, or of files @returns undefined if a new process has to decide */
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

/** Names of tests by file, from identifiers or from files. */
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
