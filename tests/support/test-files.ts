import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * What outlives the test file that did it, for as long as its worker lives: replaced modules, what modules remember of
 * an environment, queries, answers given in place of a service, listeners of scripts that ran on the page itself, and
 * fronts that are asked again and again.
 */
const LEAVES_TRACES = /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\bmsw\b|QueryClient|\b(runInThisContext|openFronts)\(/

/**
 * The test files of a pattern, as paths from `root`: `shared` ones run one after the other in workers that load what
 * they import once; `alone` ones, which leave traces themselves or by what they share with other tests, need a worker
 * each.
 */
export function testFiles(root: string, pattern: string): { shared: string[]; alone: string[] } {
  const shared: string[] = []
  const alone: string[] = []
  for (const file of globSync(pattern, { cwd: root }).sort()) {
    const list = leavesTraces(join(root, file), new Set()) ? alone : shared
    list.push(file.replaceAll(/[[\]]/g, String.raw`\$&`))
  }
  return { shared, alone }
}

function leavesTraces(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (LEAVES_TRACES.test(text)) return true
  return [...text.matchAll(/from '(\.[^']+)'/g)].some(([, path = '']) => {
    const imported = ['', '.ts', '.tsx'].map((ending) => join(dirname(file), path) + ending).find(isSource)
    return imported !== undefined && leavesTraces(imported, seen)
  })
}

const isSource = (file: string) => /\.tsx?$/.test(file) && existsSync(file)
