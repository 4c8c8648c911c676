import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'

/** Runs a browser script of the sandbox in the test's document, as a script element would. */
export function runBrowserScript(path: string): void {
  runInThisContext(readFileSync(path, 'utf8'), { filename: path })
}
