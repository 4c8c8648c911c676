// usage: npm run section -- TYPE. Writes a new section's model, component, view, mocks and test from its row in
// docs/spec/fields.md, and what npm run models writes. Nothing that exists is overwritten.
// npm run section -- --remove TYPE removes all of it again, unless content or code uses it.
import { runCommand } from './support/command.ts'
import { optionsOf } from './support/options.ts'
import { root } from './support/root.ts'
import { addSection } from './support/section/add.ts'
import { removeSection } from './support/section/remove.ts'

const HELP = `npm run section: writes the files of a new section, or removes them again.

  -- TYPE            the section of a row in docs/spec/fields.md: model, component, view, mocks and test
  -- --remove TYPE   removes all of it, unless content or code uses it`

await runCommand(async () => {
  const { values, positionals } = optionsOf({ command: 'section', words: 1 }, { remove: { type: 'string' } })
  if (values.help) return console.log(HELP)
  if (values.remove === undefined) {
    const written = await addSection(root, positionals[0] ?? '')
    console.log([...written, 'and the map of section components, zones, mocks.json and types.'].join('\n'))
    return
  }
  const { removed, changed, mentions } = await removeSection(root, values.remove)
  console.log([...removed.map((path) => `removed ${path}`), ...changed.map((path) => `changed ${path}`)].join('\n'))
  console.log('and its entries in the map of section components, the zones, the guide and the types.')
  if (mentions.length > 0) console.log(`It is still named here, to be looked at by hand:\n  ${mentions.join('\n  ')}`)
  console.log('npm run content:check names documents of a repository that still have it.')
})
