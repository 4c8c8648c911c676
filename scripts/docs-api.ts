// usage: npm run docs:api. Writes docs/api.md from the contracts of our own API, lib/**/endpoints.ts.
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run docs:api: writes docs/api.md from the contracts of our own API, lib/**/endpoints.ts.`

await runCommand(async (processes) => {
  if (saysHelp('docs:api', HELP)) return
  await processes.complete({
    name: 'The test that compares docs/api.md with the contracts, and writes it here,',
    args: [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/app/api/document.test.ts', '--update'],
    environment: process.env,
  })
})
