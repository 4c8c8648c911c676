import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { saysHelp } from './support/options.ts'
import { requireFreePort } from './support/ports.ts'
import { startSandbox } from './support/sandbox.ts'

const HELP = `npm run sandbox: the stand-ins of the upstream services alone, at SANDBOX_PORT (4010).`

await runCommand(async (processes) => {
  if (saysHelp('sandbox', HELP)) return
  const environment = loadEnvironment()
  await requireFreePort('SANDBOX_PORT', Number(environment.SANDBOX_PORT))
  const { ended } = await startSandbox(processes, environment)
  await ended
})
