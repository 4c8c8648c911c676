// usage: npm run deploy:trial. Runs all parts of compose.yaml on this machine, without containers, and checks them: two
// instances in a bare folder that they can't write, as another user if root starts the trial, the sandbox, and Redis and
// Varnish where they are installed (docs/deploying.md).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProblem, buildStamp } from './support/build-stamp.ts'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { pack } from './support/pack/pack.ts'
import { root } from './support/root.ts'
import { isSandboxRunning, startSandbox } from './support/sandbox.ts'
import { buildFolder, buildSite } from './support/site.ts'
import { startTrial } from './support/trial/parts.ts'
import { checkTrial } from './support/trial/trial-checks.ts'

await runCommand(async (processes) => {
  const environment = loadEnvironment()
  const build = buildFolder(environment)
  if (buildProblem(build, buildStamp(root))) {
    if (!(await isSandboxRunning(environment)))
      await startSandbox(processes, environment, join(root, '.data/logs/sandbox.log'))
    await buildSite(processes, environment, join(root, '.data/logs/build.log'))
  }
  const folder = mkdtempSync(join(tmpdir(), 'deploy-trial-site-'))
  chmodSync(folder, 0o755)
  const target = join(folder, 'site')
  try {
    await pack({ root, build, target, withPages: false, node: process.execPath })
    const trial = await startTrial(processes, target)
    const checks = await checkTrial(trial)
    for (const { sentence, holds } of checks) console.log(`${holds ? '✓' : '✗'} ${sentence}`)
    for (const [part, isHere] of [
      ['Redis', trial.hasRedis],
      ['a front', trial.hasFront],
    ] as const)
      if (!isHere) console.log(`– without ${part}, which is not installed or not described here`)
    await processes.stop()
    return checks.every(({ holds }) => holds) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
