// usage: npm run content:pull [-- --dry-run]
// Writes the repository's models into the project, where they differ; run `npm run models` afterwards to update
// generated files.
import { runCommand } from './support/command.ts'
import { modelDrift, pullModels } from './support/content-push/models.ts'
import { targetOf } from './support/content-push/settings.ts'
import { TypesClient } from './support/content-push/types-client.ts'
import { loadEnvironment } from './support/environment.ts'
import { isDryRun, optionsOf } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run content:pull: writes the repository's models into the project, where they differ.

  -- --dry-run   names the models that differ, and writes nothing`

await runCommand(async () => {
  const { values } = optionsOf({ command: 'content:pull' }, { 'dry-run': { type: 'boolean' } })
  if (values.help) return console.log(HELP)
  const found = await modelDrift(root, new TypesClient(targetOf(loadEnvironment())))
  const differing = found.filter(({ there, places }) => there !== undefined && places.length > 0)
  if (isDryRun(values)) for (const { kind, id } of differing) console.log(`${kind} ${id}`)
  else for (const file of pullModels(root, differing)) console.log(file)
  console.log(`${differing.length} models differ from the project’s`)
})
