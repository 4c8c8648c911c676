import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { requireFreePort } from './support/ports.ts'
import { root } from './support/root.ts'
import { requireThisMachine, sandboxUrl, startSandbox } from './support/sandbox.ts'
import { startDevelopment } from './support/site.ts'

await runCommand(async (processes) => {
  const environment = loadEnvironment()
  requireThisMachine(environment)
  await requireFreePort('PORT', Number(environment.PORT))
  await requireFreePort('SANDBOX_PORT', Number(environment.SANDBOX_PORT))
  const sandbox = await startSandbox(processes, environment, join(root, '.data/logs/sandbox.log'))
  const site = await startDevelopment(processes, environment)
  console.log(`\n  Site ${environment.SITE_URL}, sandbox ${sandboxUrl(environment)}. Stop with Ctrl-C.\n`)
  await Promise.race([sandbox.ended, site.ended])
})
