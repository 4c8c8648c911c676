// usage: npm run models. Writes what follows from slices/*/model.json, slices/*/mocks.yaml and customtypes/*/index.json: the
// map of section components, the zones' choices, mocks.json and prismicio-types.d.ts.
import { runCommand } from './support/command.ts'
import { generatedFiles, writeGeneratedFiles } from './support/models/generated-files.ts'
import { writeTypes } from './support/models/generated-types.ts'
import { readProject } from './support/models/project.ts'
import { root } from './support/root.ts'

await runCommand(async () => {
  writeGeneratedFiles(root, generatedFiles(root, readProject(root)))
  await writeTypes(root)
  console.log('The map of section components, the zones, mocks.json and the types are written.')
})
