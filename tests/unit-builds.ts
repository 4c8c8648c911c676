import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** How the names of the build folders of a run begin. @param pid of the run; its workers are children of that process */
export const unitBuildPrefix = (pid: number) => `.next-unit-${pid}-`

/** File in which the documents of a run's sandboxes are kept once they are parsed. */
export const parsedDocuments = (): string => join(root, `${unitBuildPrefix(process.ppid)}documents.json`)

/** Work begun by a test may write into its build folder after the test, and so recreate it. */
export function teardown(): void {
  const left = readdirSync(root).filter((name) => name.startsWith(unitBuildPrefix(process.pid)))
  for (const name of left) rmSync(join(root, name), { recursive: true, force: true })
}
