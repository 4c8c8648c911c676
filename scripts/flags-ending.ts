// usage: npm run flags:ending. Names the flags that are still in the code after their end, as warnings: whoever owns one
// decides. It depends on today's date, so it is no part of `npm test`; CI runs it.
import { codeFlags } from '../lib/core/flags.ts'
import { runCommand } from './support/command.ts'
import { flagsPastEnd } from './support/ending-versions.ts'
import { saysHelp } from './support/options.ts'

const HELP = `npm run flags:ending: names the flags that are still in the code after their end.`

await runCommand(async () => {
  if (saysHelp('flags:ending', HELP)) return 0
  const past = flagsPastEnd(codeFlags, new Date())
  // GitHub shows lines of this form beside the change.
  for (const sentence of past) console.log(process.env.GITHUB_ACTIONS ? `::warning::${sentence}` : sentence)
  if (past.length === 0) console.log('No flag is past its end.')
  return 0
})
