// usage: npm run env:example. Writes .env.example from the variables in lib/core/server/env-variables.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { envExample } from './support/env-example.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run env:example: writes .env.example from the variables in lib/core/server/env-variables.`

await runCommand(async () => {
  if (saysHelp('env:example', HELP)) return
  writeFileSync(join(root, '.env.example'), envExample())
})
