import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { requireFreePort } from './support/ports.ts'
import { root } from './support/root.ts'

await runCommand(async (processes) => {
  const environment = loadEnvironment()
  await requireFreePort('SANDBOX_PORT', Number(environment.SANDBOX_PORT))
  await processes.keep({ name: 'The sandbox', args: [join(root, 'sandbox/main.ts')], environment })
})
