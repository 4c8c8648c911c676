// usage: npm run --silent release:notes -- vX.Y.Z. Prints what CHANGELOG.md says of a release; fails if the tag, the version
// in package.json and the changelog don't agree.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand } from './support/command.ts'
import { Failure } from './support/failure.ts'
import { optionsOf } from './support/options.ts'
import { releaseOf } from './support/release/release-notes.ts'
import { root } from './support/root.ts'

const manifestSchema = z.object({ version: z.string() })

const HELP = `npm run release:notes: prints what CHANGELOG.md says of a release; fails if the tag, the version in package.json and
the changelog don't agree.

  -- vX.Y.Z   the release`

await runCommand(async () => {
  const { values, positionals } = optionsOf({ command: 'release:notes', words: 1 }, {})
  if (values.help) return console.log(HELP)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { version } = manifestSchema.parse(JSON.parse(read('package.json')))
  const release = releaseOf(positionals[0] ?? '', version, read('CHANGELOG.md'))
  if ('problem' in release) throw new Failure(release.problem)
  console.log(release.notes)
})
