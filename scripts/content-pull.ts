// usage: npm run content:pull [-- --dry-run]
// Writes the repository's models into the project, where they differ; run `npm run models` afterwards to update
// generated files.
import { runCommand } from './support/command.ts'
import { modelDrift, pullModels } from './support/content-push/models.ts'
import { targetOf } from './support/content-push/settings.ts'
import { TypesClient } from './support/content-push/types-client.ts'
import { loadEnvironment } from './support/environment.ts'
import { root } from './support/root.ts'

await runCommand(async () => {
  const found = await modelDrift(root, new TypesClient(targetOf(loadEnvironment())))
  const differing = found.filter(({ there, places }) => there !== undefined && places.length > 0)
  if (process.argv.includes('--dry-run')) for (const { kind, id } of differing) console.log(`${kind} ${id}`)
  else for (const file of pullModels(root, differing)) console.log(file)
  console.log(`${differing.length} models differ from the project’s`)
})
