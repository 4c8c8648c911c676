// usage: npm run content:push [-- FOLDER] [-- --dry-run] [-- --overwrite] [-- --only models|documents]
// Sends the models and the documents of a folder (by default the demo content) to the repository that the environment
// names, once that has the documents' locales. Documents become drafts there, which editors publish. After an interruption, the next run continues.
import { parseArgs } from 'node:util'
import { runCommand } from './support/command.ts'
import { pushFrom } from './support/content-push/command.ts'
import { readFolder } from './support/content-push/source.ts'
import { demoContent } from './support/content-push/demo-content.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

await runCommand(async () => {
  const options = { isDry: values['dry-run'], overwrites: values.overwrite }
  const documents =
    values.only === 'models' ? undefined : readFolder(positionals[0] ?? demoContent.folder, demoContent.origin)
  return pushFrom(documents, { ...options, models: values.only !== 'documents' })
})
