// usage: npm run content:push [-- FOLDER] [-- --dry-run] [-- --overwrite] [-- --part models|documents]
// Sends the models and the documents of a folder (by default the demo content) to the repository that the environment
// names, once that has the documents' locales. Documents become drafts there, which editors publish. After an interruption, the next run continues.
import { runCommand } from './support/command.ts'
import { pushFrom } from './support/content-push/command.ts'
import { readFolder } from './support/content-push/source.ts'
import { Failure } from './support/failure.ts'
import { demoContent } from './support/content-push/demo-content.ts'
import { isDryRun, optionsOf } from './support/options.ts'

const HELP = `npm run content:push: sends models and documents to the repository that the environment names. Documents become drafts.

  -- FOLDER                   the documents of this folder, in place of the demo content
  -- --dry-run                prints what would be sent, and sends nothing
  -- --overwrite              replaces what was changed there since
  -- --part models|documents  sends one of the two`

const OPTIONS = { 'dry-run': { type: 'boolean' }, overwrite: { type: 'boolean' }, part: { type: 'string' } } as const

await runCommand(async () => {
  const { values, positionals } = optionsOf({ command: 'content:push', words: 1 }, OPTIONS)
  if (values.help) return console.log(HELP)
  const { overwrite: overwrites = false, part } = values
  if (part !== undefined && !['models', 'documents'].includes(part))
    throw new Failure(`--part takes models or documents, and not ${part}.`)
  const documents = part === 'models' ? undefined : readFolder(positionals[0] ?? demoContent.folder, demoContent.origin)
  return pushFrom(documents, { isDry: isDryRun(values), overwrites, models: part !== 'documents' })
})
