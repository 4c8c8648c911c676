// usage: npm run section -- TYPE. Writes a new section's model, component, view, mocks and test from its row in
// docs/spec/fields.md, and what npm run models writes. Nothing that exists is overwritten.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './support/command.ts'
import { Failure } from './support/failure.ts'
import { generatedFiles, writeGeneratedFiles } from './support/models/generated-files.ts'
import { writeTypes } from './support/models/generated-types.ts'
import { readProject } from './support/models/project.ts'
import { root } from './support/root.ts'
import { sectionFiles } from './support/section/section-files.ts'

await runCommand(async () => {
  const [type = ''] = process.argv.slice(2)
  const read = (name: string) => readFileSync(join(root, 'docs/spec', name), 'utf8')
  const files = sectionFiles({ fields: read('fields.md'), requirements: read('requirements.tsv') }, type)
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new Failure(`${taken.path} is there already.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  writeGeneratedFiles(root, generatedFiles(root, readProject(root)))
  await writeTypes(root)
  const written = files.map(({ path }) => path)
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...written.filter((path) => /tsx?$/.test(path))],
    {
      cwd: root,
    },
  )
  console.log([...written, 'and the map of section components, zones, mocks.json and types.'].join('\n'))
})
