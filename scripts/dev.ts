import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { requireFreePort } from './support/ports.ts'
import { root } from './support/root.ts'
import { hasSandbox, requireThisMachine, sandboxUrl, startOwnSandbox } from './support/sandbox.ts'
import { startDevelopment } from './support/site.ts'

await runCommand(async (processes) => {
  const environment = loadEnvironment()
  requireThisMachine(environment)
  await requireFreePort('PORT', Number(environment.PORT))
  const sandbox = await startOwnSandbox(processes, environment, join(root, '.data/logs/sandbox.log'))
  const site = await startDevelopment(processes, environment)
  const sandboxToo = hasSandbox(environment) ? `, sandbox ${sandboxUrl(environment)}` : ''
  console.log(`\n  Site ${environment.SITE_URL}${sandboxToo}. Stop with Ctrl-C.\n`)
  await Promise.race([sandbox.ended, site.ended])
})
