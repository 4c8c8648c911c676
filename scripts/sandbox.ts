import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { requireFreePort } from './support/ports.ts'
import { startSandbox } from './support/sandbox.ts'

await runCommand(async (processes) => {
  const environment = loadEnvironment()
  await requireFreePort('SANDBOX_PORT', Number(environment.SANDBOX_PORT))
  const { ended } = await startSandbox(processes, environment)
  await ended
})
