import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { isOnThisMachine, loadEnvironment } from './support/environment.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'
import { hasSandbox, isSandboxRunning, startSandbox } from './support/sandbox.ts'
import { buildSite } from './support/site.ts'

const HELP = `npm run build: makes the production build, with the services that the environment names.

Where those are the sandbox's, it is started for the time of the build. Nothing is done if the build is up to date.`

await runCommand(async (processes) => {
  if (saysHelp('build', HELP)) return
  const environment = loadEnvironment()
  if (isOnThisMachine(environment) && hasSandbox(environment) && !(await isSandboxRunning(environment))) {
    await startSandbox(processes, environment, join(root, '.data/logs/sandbox.log'))
  }
  await buildSite(processes, environment, join(root, '.data/logs/build.log'))
  console.log('The build is up to date.')
})
