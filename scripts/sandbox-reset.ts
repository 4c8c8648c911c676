import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { Failure } from './support/failure.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'
import { isSandboxRunning, sandboxUrl } from './support/sandbox.ts'
import { buildFolder } from './support/site.ts'

const HELP = `npm run sandbox:reset: the sandbox becomes as it was seeded, whether it runs or not; the next start builds anew.`

await runCommand(async () => {
  if (saysHelp('sandbox:reset', HELP)) return
  const environment = loadEnvironment()
  if (await isSandboxRunning(environment)) {
    const answer = await fetch(`${sandboxUrl(environment)}/control/reset`, { method: 'POST' })
    if (!answer.ok) throw new Failure(`The running sandbox could not be reset: it answered ${answer.status}.`)
  } else {
    for (const ending of ['', '-wal', '-shm']) rmSync(join(root, `.data/sandbox.sqlite${ending}`), { force: true })
  }
  // Pages may contain what was published in the sandbox, so the next start rebuilds them.
  rmSync(join(buildFolder(environment), 'build-stamp'), { force: true })
  console.log('The sandbox is as it was seeded.')
})
