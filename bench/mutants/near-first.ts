import { relative } from 'node:path'
import {
  type DryRunOptions,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { roomOf } from './report.ts'

/** Where the tests of a file's room, of its components and of its part of the API are. */
export function nearFolders(file: string): string[] {
  const room = roomOf(file)
  const name = room.split('/').at(-1)
  return [`tests/${room}/`, `tests/components/${name}/`, `tests/app/api/${name}/`]
}

/**
 * Runs the tests of a mutant's own room before all others that reach it, which kills most at a fraction of the time. What is
 * computed when a module loads (a schema, a table) is reached by every test that loads it, and is tried with those of its room
 * alone: the figures may be too low by that, never too high.
 */
export class NearFirst implements TestRunner {
  readonly #runner: TestRunner

  constructor(runner: TestRunner) {
    this.#runner = runner
  }

  init() {
    return this.#runner.init?.() ?? Promise.resolve()
  }

  capabilities() {
    return this.#runner.capabilities()
  }

  dryRun(options: DryRunOptions) {
    return this.#runner.dryRun(options)
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const folders = nearFolders(relative(process.cwd(), options.sandboxFileName))
    // Stryker reloads for what is computed on loading alone, and takes that for a change at run time where tests are named.
    if (options.reloadEnvironment) {
      // An identifier is a file, `#` and the test's name; a folder with no name is all tests in it.
      const all = folders.map((folder) => `${folder}#`)
      return this.#run({ ...options, mutantActivation: 'static' }, all)
    }
    if (options.testFilter === undefined) return this.#runner.mutantRun(options)

    const isNear = (test: string) => folders.some((folder) => test.startsWith(folder))
    const near = options.testFilter.filter(isNear)
    const far = options.testFilter.filter((test) => !isNear(test))
    const first = near.length > 0 ? await this.#run(options, near) : undefined
    if (first !== undefined && (far.length === 0 || first.status !== MutantRunStatus.Survived)) return first
    return this.#run(options, far)
  }

  dispose() {
    return this.#runner.dispose?.() ?? Promise.resolve()
  }

  #run(options: MutantRunOptions, testFilter: string[]): Promise<MutantRunResult> {
    return this.#runner.mutantRun({ ...options, testFilter })
  }
}
