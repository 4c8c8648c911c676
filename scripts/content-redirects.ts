// usage: npm run content:redirects -- FILE.csv [--dry-run] [--overwrite]
// Sends the redirects of a spreadsheet (columns from, to, kind) to the repository as documents with tables, once all of
// them are valid. They are drafts there until editors publish them.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readModels } from '../lib/content/findings/models.ts'
import { runCommand } from './support/command.ts'
import { sentenceOf } from './support/content-check/report.ts'
import { pushFrom } from './support/content-push/command.ts'
import { demoContent } from './support/content-push/demo-content.ts'
import { problemsOf, redirectTables } from './support/content-push/redirect-tables.ts'
import { asDocuments } from './support/content-push/source.ts'
import { Failure } from './support/failure.ts'
import { isDryRun, optionsOf } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run content:redirects: sends the redirects of a spreadsheet (columns from, to, kind) to the repository, as drafts.

  -- FILE.csv      the spreadsheet, of which every row has to be right
  -- --dry-run     prints what would be sent, and sends nothing
  -- --overwrite   replaces what was changed there since`

const OPTIONS = { 'dry-run': { type: 'boolean' }, overwrite: { type: 'boolean' } } as const

await runCommand(async () => {
  const { values, positionals } = optionsOf({ command: 'content:redirects', words: 1 }, OPTIONS)
  if (values.help) return console.log(HELP)
  const [file] = positionals
  if (file === undefined) throw new Failure('Name the file: npm run content:redirects -- FILE.csv')
  const name = basename(file, '.csv').replace(/[^\w-]+/g, '-')
  const tables = redirectTables(readFileSync(file, 'utf8'), name)
  const problems = problemsOf(tables, readModels(root).labelOf)
  for (const problem of problems) console.error([problem.field, sentenceOf(problem)].filter(Boolean).join(' · '))
  if (problems.length > 0) return 1
  const options = { isDry: isDryRun(values), overwrites: values.overwrite ?? false, models: false }
  return pushFrom(asDocuments(tables, demoContent.origin), options)
})
