import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '@/lib/core/server/telemetry/status'
import { usage } from '@/scripts/support/ops/read-command'

const guide = readFileSync(join(import.meta.dirname, '../docs/operating.md'), 'utf8')

/** The first cells of the table under a heading. */
function firstCells(heading: string): string[] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`)
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \|/gm)
  return [...rows].slice(1).map(([, cell = '']) => cell)
}

test('the guide says of every problem what it means and what to do, and of no other', () => {
  expect(firstCells('Problems, and what to do')).toEqual(rules.map(({ problem }) => problem))
})

test('the guide names every command', () => {
  const known = [...usage.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name)
  const named = [...guide.matchAll(/npm run ops -- ([a-z-]+)/g)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual(known.toSorted())
})
