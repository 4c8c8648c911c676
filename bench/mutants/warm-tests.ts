import { relative, resolve } from 'node:path'
import type { MutantRunOptions } from '@stryker-mutator/api/test-runner'
import {
  escapeTestName,
  type TestCase,
  type TestModule,
  type TestProject,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'
import { KEPT, KeptWorkers } from './kept-workers.ts'
import { loadersOf } from './loaders.ts'

/** Values that Stryker's setup of each test file reads. */
declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string
    mode: 'mutant' | 'dry-run'
    hitLimit: number | undefined
    mutantActivation: MutantRunOptions['mutantActivation']
    activeMutant: string
  }
}

/** Limit of runs in a process, so that effects of mutants don't accumulate in it. */
const RUNS_OF_A_PROCESS = 400
const NO_MUTANT = 'none'

/** Names of tests by file, relative to the folder of the run; an empty list means all tests of the file. */
export type Tests = ReadonlyMap<string, readonly string[]>

/**
 * The test that certainly notices a mutant; or `survived`; or `uncertain`, if a failure may be caused by an earlier
 * mutant.
 */
export type Verdict = { killer: string } | 'survived' | 'uncertain'

/**
 * Runs tests with a mutant in reused processes, which takes a twentieth of the time of new ones. Only a failure counts,
 * and only if the same test passes right after it without the mutant. All other results may depend on effects of
 * earlier mutants, so a new process has to decide.
 */
export class WarmTests {
  readonly #vitest: Vitest
  readonly #workers = new KeptWorkers()
  /** By project: modules that were loaded with a mutant in them, and the number of runs of the process. */
  readonly #tainted = new Map<TestProject, readonly string[]>()
  readonly #runs = new Map<TestProject, number>()

  constructor(vitest: Vitest) {
    this.#vitest = vitest
    for (const project of vitest.projects) {
      project.config.poolRunner = { name: KEPT, createPoolWorker: (options) => this.#workers.workerFor(options) }
      project.config.setupFiles.unshift(resolve('bench/mutants/forget-mutant.ts'))
    }
  }

  /** Test files that load a module, among those loaded so far. */
  loadersOf(file: string): string[] {
    const loaders = this.#vitest.projects.flatMap((project) => loadersOf(project, file))
    return [...new Set(loaders)].filter((each) => this.#projectOf(each)).map((each) => relative(process.cwd(), each))
  }

  async verdictOn(options: MutantRunOptions, tests: Tests): Promise<Verdict> {
    const byProject = Map.groupBy(tests.keys(), (file) => this.#projectOf(file))
    let verdict: Verdict = 'survived'
    // In the order of the configuration: projects without a DOM, which start at once, come first.
    for (const project of this.#vitest.projects) {
      const files = byProject.get(project)
      if (files === undefined) continue
      const specifications = files.map((file) => specification(project, file, tests.get(file) ?? []))
      const run = await this.#run(project, specifications, options)
      const [failed] = run.failures
      if (failed === undefined) {
        if (!run.isClean) verdict = 'uncertain'
        continue
      }
      const again = specification(project, failed.file, failed.test === undefined ? [] : [failed.test])
      const { failures, passed } = await this.#run(project, [again])
      if (failures.length === 0 && passed > 0) return { killer: `${failed.file}#${failed.test ?? ''}` }
      await this.#end(project)
      verdict = 'uncertain'
    }
    return verdict
  }

  dispose(): Promise<void> {
    return this.#workers.endAll()
  }

  async #run(project: TestProject, specifications: TestSpecification[], options?: MutantRunOptions) {
    const runs = this.#runs.get(project) ?? 0
    if (runs >= RUNS_OF_A_PROCESS) await this.#end(project)
    this.#runs.set(project, (this.#runs.get(project) ?? 0) + 1)

    const vitest = this.#vitest
    const isOnLoading = options?.reloadEnvironment === true
    const changed = isOnLoading ? [options.sandboxFileName, ...loadersOf(project, options.sandboxFileName)] : []
    for (const file of [...changed, ...(this.#tainted.get(project) ?? [])]) vitest.watcher.invalidates.add(file)
    this.#tainted.set(project, changed)
    vitest.state.filesMap.clear()
    vitest.provide('mode', 'mutant')
    vitest.provide('hitLimit', options?.hitLimit)
    vitest.provide('mutantActivation', isOnLoading ? 'static' : 'runtime')
    vitest.provide('activeMutant', options?.activeMutant.id ?? NO_MUTANT)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    if (unhandledErrors.length > 0) await this.#end(project)
    const tests = testModules.flatMap((module) => [...module.children.allTests('passed')])
    const isClean = unhandledErrors.length === 0 && tests.length > 0
    return { failures: testModules.flatMap(failuresOf), passed: tests.length, isClean }
  }

  async #end(project: TestProject): Promise<void> {
    this.#runs.delete(project)
    this.#tainted.delete(project)
    await this.#workers.end(project)
  }

  #projectOf(file: string): TestProject | undefined {
    return this.#vitest.projects.find((project) => project.matchesTestGlob(resolve(file)))
  }
}

function specification(project: TestProject, file: string, names: readonly string[]): TestSpecification {
  const pattern = new RegExp(`(?:${names.map((name) => escapeTestName(name, false)).join('|')})\\s*$`)
  const options = names.length > 0 ? { testNamePattern: pattern } : undefined
  return project.createSpecification(resolve(file), options, KEPT)
}

/** The tests that failed; only the file, if it failed before its tests. */
function failuresOf(module: TestModule): { file: string; test?: string }[] {
  const file = relative(process.cwd(), module.moduleId)
  const failed = [...module.children.allTests('failed')].map((test) => ({ file, test: nameOf(test) }))
  if (failed.length > 0) return failed
  return module.state() === 'failed' ? [{ file }] : []
}

function nameOf({ name, parent }: Pick<TestCase, 'name' | 'parent'>): string {
  return parent.type === 'module' ? name : `${nameOf(parent)} ${name}`
}
