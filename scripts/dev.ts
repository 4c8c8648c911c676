import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { saysHelp } from './support/options.ts'
import { requireFreePort } from './support/ports.ts'
import { root } from './support/root.ts'
import { hasSandbox, requireThisMachine, sandboxUrl, startOwnSandbox } from './support/sandbox.ts'
import { startDevelopment } from './support/site.ts'

const HELP = `npm run dev: the site and the sandbox on this machine, with hot reload.

The same variables as for npm start: PORT, SANDBOX_PORT and those of .env.example.`

await runCommand(async (processes) => {
  if (saysHelp('dev', HELP)) return
  const environment = loadEnvironment()
  requireThisMachine(environment)
  await requireFreePort('PORT', Number(environment.PORT))
  const sandbox = await startOwnSandbox(processes, environment, join(root, '.data/logs/sandbox.log'))
  const site = await startDevelopment(processes, environment)
  const sandboxToo = hasSandbox(environment) ? `, sandbox ${sandboxUrl(environment)}` : ''
  console.log(`\n  Site ${environment.SITE_URL}${sandboxToo}. Stop with Ctrl-C.\n`)
  await Promise.race([sandbox.ended, site.ended])
})
