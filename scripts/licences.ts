// usage: npm run --silent licences. Prints the packages that are installed to build and run the site, on any platform,
// with their versions and licences; fails if a licence has not been looked at (scripts/support/release/licences.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { saysHelp } from './support/options.ts'
import { isLookedAt, licencesOf } from './support/release/licences.ts'
import { root } from './support/root.ts'

const HELP = `npm run licences: prints the packages that are installed to build and run the site, with their licences; fails if a licence
has not been looked at.`

await runCommand(async () => {
  if (saysHelp('licences', HELP)) return 0
  const packages = licencesOf(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const { name, version, licence } of packages) console.log(`${name} ${version} ${licence}`)
  const others = packages.filter((each) => !isLookedAt(each))
  for (const { name, licence } of others) console.error(`The licence of ${name} has not been looked at: ${licence}.`)
  return others.length === 0 ? 0 : 1
})
