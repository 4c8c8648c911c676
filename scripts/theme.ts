// usage: npm run theme. Writes the files generated from theme.ts: app/styles/theme.css, the icons and the placeholders.
import { runCommand } from './support/command.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'
import { writeThemeFiles } from './support/theme/theme-files.ts'

const HELP = `npm run theme: writes what follows from theme.ts: app/styles/theme.css, the icons and the placeholders.`

await runCommand(async () => {
  if (saysHelp('theme', HELP)) return
  const written = await writeThemeFiles(root)
  console.log(written.length === 0 ? 'Everything follows theme.ts already.' : `Written: ${written.join(', ')}`)
})
