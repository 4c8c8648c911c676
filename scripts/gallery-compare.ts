// usage: npm run gallery:compare [-- SUBJECT …] [-- --accept]
// Compares pictures of the gallery with their references (e2e/references), as `npm test -- all` does. A subject is a section type,
// `parts` or `fields`; without one it is all of them. With --accept it writes the references that are missing or look otherwise:
// look at each that it names before you commit it (docs/decisions/082-visual-regression.md).
import { join } from 'node:path'
import { here, whyNotHere } from '../e2e/support/visual/where.ts'
import { requireChromium } from './support/chromium.ts'
import { runCommand } from './support/command.ts'
import { Failure } from './support/failure.ts'
import { serveForPictures } from './support/gallery/serve-for-pictures.ts'
import { readProject } from './support/models/project.ts'
import { optionsOf } from './support/options.ts'
import { root } from './support/root.ts'
import { testEnvironment } from './support/test-environment.ts'

const cli = join(root, 'node_modules/@playwright/test/cli.js')

const HELP = `npm run gallery:compare: compares pictures of the gallery with their references.

  -- SUBJECT …   only of these: section types, parts, fields
  -- --accept    writes the references that are missing or look otherwise: in the browser that CI compares in, unless
                 COMPARE_PICTURES=on asks for it in another`

await runCommand(async (processes) => {
  const { values, positionals } = optionsOf(
    { command: 'gallery:compare', words: Infinity },
    { accept: { type: 'boolean', default: false } },
  )
  if (values.help) return console.log(HELP)
  requireKnown(positionals)
  const chromium = await requireChromium()
  const why = whyNotHere({ ...here(), browser: chromium })
  if (values.accept && why !== undefined) throw new Failure(`Nothing is written: ${why}.`)
  const environment = { ...(await testEnvironment()), CHROMIUM_PATH: chromium, COMPARE_PICTURES: 'on' }
  await serveForPictures(processes, environment)
  const chosen = positionals.length === 0 ? [] : ['--grep', `@(?:${positionals.join('|')})(?:\\s|$)`]
  const args = [cli, 'test', 'e2e/trials/visual.spec.ts', ...chosen, ...(values.accept ? ['--update-snapshots'] : [])]
  return (await processes.exitCode({ name: 'Comparing pictures', args, environment, minutes: 20 })) ?? 1
}, 130)

function requireKnown(subjects: readonly string[]): void {
  const known = new Set([...readProject(root).slices.flatMap(({ model }) => model?.id ?? []), 'parts', 'fields'])
  const unknown = subjects.find((subject) => !known.has(subject))
  if (unknown !== undefined) throw new Failure(`There is no section type ${unknown}; the others are parts and fields.`)
}
