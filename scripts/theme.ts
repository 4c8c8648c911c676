// usage: npm run theme. Writes the files generated from theme.ts: app/styles/theme.css, the icons and the placeholders.
import { runCommand } from './support/command.ts'
import { root } from './support/root.ts'
import { writeThemeFiles } from './support/theme/theme-files.ts'

await runCommand(async () => {
  const written = await writeThemeFiles(root)
  console.log(written.length === 0 ? 'Everything follows theme.ts already.' : `Written: ${written.join(', ')}`)
})
