// usage: npm run deploy:pack -- FOLDER [--pages] [--node]
// Writes a folder with what serving the build of these sources needs (docs/deploying.md): with its pages, if the site
// will have the environment that they were made with; with the project's Node, where there is none of its version.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildProblem, buildStamp } from './support/build-stamp.ts'
import { runCommand } from './support/command.ts'
import { Failure } from './support/failure.ts'
import { pack } from './support/pack/pack.ts'
import { packReport } from './support/pack/report.ts'
import { root } from './support/root.ts'
import { buildFolder } from './support/site.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'boolean', default: false }, node: { type: 'boolean', default: false } },
})

await runCommand(async () => {
  const [folder] = positionals
  if (folder === undefined) throw new Failure('Name the folder to write: npm run deploy:pack -- FOLDER')
  const target = resolve(folder)
  if (existsSync(target)) throw new Failure(`${folder} exists; a pack is written into a new folder.`)
  const build = buildFolder(process.env)
  const problem = buildProblem(build, buildStamp(root))
  if (problem) throw new Failure(`The build ${problem}. Make one with \`npm run build\`.`)
  const node = values.node ? process.execPath : undefined
  const packages = await pack({ root, build, target, withPages: values.pages, node })
  console.log(packReport(packages, target))
})
