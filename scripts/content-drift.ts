// usage: npm run content:drift [-- --json]
// Prints how the repository's models differ from the project's. The exit code is 1 if they differ.
import { runCommand } from './support/command.ts'
import { modelDrift } from './support/content-push/models.ts'
import { targetOf } from './support/content-push/settings.ts'
import { TypesClient } from './support/content-push/types-client.ts'
import { loadEnvironment } from './support/environment.ts'
import { optionsOf } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run content:drift: prints how the repository's models differ from the project's.

  -- --json   prints it as JSON

Exit code 1 if they differ.`

await runCommand(async () => {
  const { values } = optionsOf({ command: 'content:drift' }, { json: { type: 'boolean' } })
  if (values.help) return console.log(HELP)
  const all = await modelDrift(root, new TypesClient(targetOf(loadEnvironment())))
  const found = all.filter(({ places }) => places.length > 0)
  const rows = found.map(({ kind, id, here, there, places }) => ({
    kind,
    id,
    state: here === undefined ? 'only there' : there === undefined ? 'only here' : 'differs',
    places: here && there ? places : [],
  }))
  if (values.json) console.log(JSON.stringify(rows, null, 2))
  else {
    for (const { kind, id, state, places } of rows) console.log([`${kind} ${id}: ${state}`, ...places].join('\n  '))
    console.log(`${rows.length} of ${all.length} models differ`)
  }
  return rows.length === 0 ? 0 : 1
})
