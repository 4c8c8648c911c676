// usage: npm run models. Writes prismicio-types.d.ts from slices/*/model.json and customtypes/*/index.json.
import { runCommand } from './support/command.ts'
import { writeTypes } from './support/models/generated-types.ts'
import { root } from './support/root.ts'

await runCommand(async () => {
  await writeTypes(root)
  console.log('prismicio-types.d.ts is up to date.')
})
