import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import type { Processes } from '../processes.ts'
import { root } from '../root.ts'
import { startSandbox } from '../sandbox.ts'
import { buildSite, startSite } from '../site.ts'

const log = (name: string) => join(root, `test-results/logs/pictures-${name}.log`)

/** Serves the same site as for the browser tests, with a fresh sandbox. */
export async function serveForPictures(processes: Processes, environment: Environment): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${environment.SANDBOX_DATABASE}${ending}`, { force: true })
  const sandbox = await startSandbox(processes, environment, log('sandbox'))
  await Promise.race([sandbox.ended, buildSite(processes, environment, log('build'))])
  await startSite(processes, environment, log('site'))
}
