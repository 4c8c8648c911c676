// usage: npm run head-script. Writes lib/delivery/head-script.min.json, the head script's parts as pages contain them.
import { runCommand } from './support/command.ts'
import { writeHeadScript } from './support/head-script.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run head-script: writes lib/delivery/head-script.min.json, the head script's parts as pages contain them.`

await runCommand(async () => {
  if (saysHelp('head-script', HELP)) return
  console.log(
    (await writeHeadScript(root)) ? 'The head script is written.' : 'The head script follows its sources already.',
  )
})
