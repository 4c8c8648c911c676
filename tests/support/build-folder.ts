import { mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { unitBuildPrefix } from '../unit-builds.ts'

/** An empty folder for a build, by the name that `NEXT_DIST_DIR` takes; gone after the test. */
export function buildFolder(): string {
  const folder = mkdtempSync(join(process.cwd(), unitBuildPrefix(process.ppid)))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return basename(folder)
}
