import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slashPath } from '../../lib/core/server/slash-path.ts'

/**
 * What a test file leaves in the worker's modules and process-wide states: replaced modules, what modules remember of an
 * environment, queries, answers given in place of a service, and an operator's switches.
 */
const CHANGES_MODULES = /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\bmsw\b|QueryClient|\b(change|adopt)Switches\(/

/** What stays with the worker itself: listeners of scripts and reports on the page, and fronts that are asked again and again. */
const CHANGES_WORKER = /\b(runInThisContext|openFronts)\(|\/report-(clicks|vitals)'/

/** The test files of a pattern, as paths from the root, by what a worker may do for several of them. */
export type TestFiles = {
  /** Files that leave nothing behind: workers load once what they import. */
  shared: string[]
  /** Files that need modules of their own, which they get in a shared worker (fresh-modules-runner.ts). */
  fresh: string[]
  /** Files that need a worker of their own. */
  alone: string[]
}

/** Sorts test files by what they, or what they share with other tests, leave behind. */
export function testFiles(root: string, pattern: string): TestFiles {
  const files: TestFiles = { shared: [], fresh: [], alone: [] }
  const found = globSync(pattern, { cwd: root }).map((path) => slashPath(path))
  for (const file of found.sort()) {
    files[kindOf(textsOf(join(root, file), new Set()))].push(file.replaceAll(/[[\]]/g, String.raw`\$&`))
  }
  return files
}

function kindOf(texts: readonly string[]): keyof TestFiles {
  if (texts.some((text) => CHANGES_WORKER.test(text))) return 'alone'
  return texts.some((text) => CHANGES_MODULES.test(text)) ? 'fresh' : 'shared'
}

/** The text of a file, and of the relative files that it imports. */
function textsOf(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => ['', '.ts', '.tsx'].map((ending) => join(dirname(file), path) + ending).find(isSource))
    .filter((path) => path !== undefined)
  return [text, ...imported.flatMap((path) => textsOf(path, seen))]
}

const isSource = (file: string) => /\.tsx?$/.test(file) && existsSync(file)
