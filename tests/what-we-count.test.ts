import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interactionSchema } from '@/lib/domains/analytics/schema'

const events = interactionSchema.options.map((option) => ({
  option,
  name: option.shape.event.value,
  properties: option.shape.properties.shape as Record<string, { options?: readonly string[] }>,
}))

/** The table as the schema has it. */
function table(): string {
  const rows = events.map(({ option, name, properties }) => {
    const cells = Object.entries(properties).map(([property, { options }]) =>
      options ? `\`${property}\` (${options.join(', ')})` : `\`${property}\``,
    )
    return `| \`${name}\` | ${cells.join(', ')} | ${String(option.meta()?.fired)} |`
  })
  return ['| Event | Properties | Fired |', '|---|---|---|', ...rows].join('\n')
}

test('the table in the documentation is the one that the code has', () => {
  const documented = /^\| Event[\s\S]*?(?=\n\n)/m.exec(readFileSync('docs/what-we-count.md', 'utf8'))?.[0]
  expect(documented).toBe(table())
})

test('every event is fired somewhere', () => {
  const sources = globSync(['components/**/*.{ts,tsx}', 'lib/domains/analytics/interaction-at.ts'])
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const { name } of events) expect(code).toContain(`event: '${name}'`)
})
