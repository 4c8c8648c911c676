// usage: npm run models. Writes what follows from slices/*/model.json, slices/*/mocks.yaml and customtypes/*/index.json: the
// map of section components, the zones' choices, mocks.json and prismicio-types.d.ts.
import { runCommand } from './support/command.ts'
import { writeModels } from './support/models/write-models.ts'
import { saysHelp } from './support/options.ts'
import { root } from './support/root.ts'

const HELP = `npm run models: writes what follows from the models: the map of section components, the zones' choices, mocks.json and
prismicio-types.d.ts.`

await runCommand(async () => {
  if (saysHelp('models', HELP)) return
  await writeModels(root)
  console.log('The map of section components, the zones, mocks.json and the types are written.')
})
