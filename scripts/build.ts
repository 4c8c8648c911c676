import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { isOnThisMachine, loadEnvironment } from './support/environment.ts'
import { root } from './support/root.ts'
import { hasSandbox, isSandboxRunning, startSandbox } from './support/sandbox.ts'
import { buildSite } from './support/site.ts'

await runCommand(async (processes) => {
  const environment = loadEnvironment()
  if (isOnThisMachine(environment) && hasSandbox(environment) && !(await isSandboxRunning(environment))) {
    await startSandbox(processes, environment, join(root, '.data/logs/sandbox.log'))
  }
  await buildSite(processes, environment, join(root, '.data/logs/build.log'))
  console.log('The build is up to date.')
})
