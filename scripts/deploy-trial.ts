// usage: npm run deploy:trial. Runs all parts of compose.yaml on this machine, without containers, and checks them: two
// instances in a bare folder, as another user if root starts the trial, the sandbox, and Redis and Varnish where they are
// installed (docs/deploying.md).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProblem, buildStamp } from './support/build-stamp.ts'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { saysHelp } from './support/options.ts'
import { pack } from './support/pack/pack.ts'
import { root } from './support/root.ts'
import { isSandboxRunning, startSandbox } from './support/sandbox.ts'
import { buildFolder, buildSite } from './support/site.ts'
import { startTrial } from './support/trial/parts.ts'
import { checkTrial } from './support/trial/trial-checks.ts'

const HELP = `npm run deploy:trial: runs all parts of compose.yaml on this machine, without containers, and checks them
(docs/deploying.md).`

await runCommand(async (processes) => {
  if (saysHelp('deploy:trial', HELP)) return 0
  const environment = loadEnvironment()
  const build = buildFolder(environment)
  if (buildProblem(build, buildStamp(root))) {
    if (!(await isSandboxRunning(environment)))
      await startSandbox(processes, environment, join(root, '.data/logs/sandbox.log'))
    await buildSite(processes, environment, join(root, '.data/logs/build.log'))
  }
  const folder = mkdtempSync(join(tmpdir(), 'deploy-trial-'))
  chmodSync(folder, 0o755)
  try {
    await pack({ root, build, target: join(folder, 'site'), withPages: false, node: process.execPath })
    const trial = await startTrial(processes, folder)
    const checks = await checkTrial(trial)
    for (const { sentence, holds } of checks) console.log(`${holds ? '✓' : '✗'} ${sentence}`)
    if (!trial.hasRedis) console.log('– without Redis, which is not installed')
    if (!trial.hasFront) console.log('– without Varnish, which is not installed')
    return checks.every(({ holds }) => holds) ? 0 : 1
  } finally {
    await processes.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
