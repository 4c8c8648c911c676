// usage: npm run docs:contracts. Writes docs/contracts/*.md and versions.json from the contracts beside them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { contractNames } from './support/contracts/document.ts'
import { contractPage } from './support/contracts/page.ts'
import { readVersions, withPresent, writeVersions } from './support/contracts/versions.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run docs:contracts: writes docs/contracts/*.md and versions.json from the contracts beside them.`

await runCommand(async () => {
  if (saysHelp('docs:contracts', HELP)) return
  writeVersions(withPresent(readVersions()))
  for (const name of contractNames) writeFileSync(join(root, `docs/contracts/${name}.md`), contractPage(name))
})
