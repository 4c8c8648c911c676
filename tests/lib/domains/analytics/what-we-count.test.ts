import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interactionSchema } from '@/lib/domains/analytics/schema'

test('every event that is counted is in the table, with all of its properties', () => {
  const table = readFileSync('docs/what-we-count.md', 'utf8')
  for (const { shape } of interactionSchema.options) {
    for (const event of shape.event.values) {
      const row = table.split('\n').find((line) => line.startsWith(`| \`${event}\` |`)) ?? ''
      for (const property of Object.keys(shape.properties.shape)) expect(row).toContain(`\`${property}\``)
    }
  }
})
