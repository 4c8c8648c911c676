// usage: npm run deploy:pack -- FOLDER [--pages] [--node]
// Writes a folder with what serving the build of these sources needs (docs/deploying.md): with its pages, if the site
// will have the environment that they were made with; with the project's Node, where there is none of its version.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildProblem, buildStamp } from './support/build-stamp.ts'
import { runCommand } from './support/command.ts'
import { Failure } from './support/failure.ts'
import { optionsOf } from './support/options.ts'
import { pack } from './support/pack/pack.ts'
import { packReport } from './support/pack/report.ts'
import { root } from './support/root.ts'
import { buildFolder } from './support/site.ts'

const HELP = `npm run deploy:pack: writes a new folder with what serving the build of these sources needs (docs/deploying.md).

  -- FOLDER   the folder, which doesn't exist yet
  -- --pages  with the pages of the build, if the site will have the environment that they were made with
  -- --node   with the project's Node, for where there is none of its version`

const OPTIONS = { pages: { type: 'boolean', default: false }, node: { type: 'boolean', default: false } } as const

await runCommand(async () => {
  const { values, positionals } = optionsOf({ command: 'deploy:pack', words: 1 }, OPTIONS)
  if (values.help) return console.log(HELP)
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
