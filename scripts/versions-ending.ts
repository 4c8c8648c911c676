// usage: npm run versions:ending. Fails if a version that the product stands on ends within a month. It depends on
// today's date, so it is no part of `npm test`; a weekly workflow runs it.
import { endingVersions, versionsEnding } from './support/ending-versions.ts'
import { runCommand } from './support/command.ts'
import { saysHelp } from './support/options.ts'

const HELP = `npm run versions:ending: names the versions that the product stands on and that end within a month, and then fails.`

await runCommand(async () => {
  if (saysHelp('versions:ending', HELP)) return 0
  const ending = versionsEnding(endingVersions, new Date())
  for (const { name, ends, task, source } of ending) console.log(`${name} ends on ${ends}: ${task} (${source})`)
  if (ending.length === 0) console.log('No version ends within a month.')
  return ending.length === 0 ? 0 : 1
})
