import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as limits from '@/lib/core/limits'

const document = readFileSync(join(import.meta.dirname, '../SECURITY.md'), 'utf8')

const isNumber = (value: unknown) => typeof value === 'number'

/** Each entry of the table with its figures, as `bodyLimits.perClient` with 32 and `rateLimits.reads` with tries and seconds. */
const entries = Object.entries(limits).flatMap(([table, members]) =>
  Array.isArray(members)
    ? []
    : Object.entries(members).map(([name, value]: [string, unknown]) => ({
        name: `${table}.${name}`,
        figures: (typeof value === 'object' && value !== null ? Object.values(value) : [value]).filter(isNumber),
      })),
)

const rows = [...document.matchAll(/^\| `(\w+Limits\.\w+|connectionTimes\.\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', figure = '', reason = '']) => ({ name, figure, reason }),
)

test('SECURITY.md states every limit with its figures, and no other', () => {
  const stated = rows.map(({ name, figure }) => ({ name, figures: (figure.match(/[\d.]+/g) ?? []).map(Number) }))
  expect(stated).toEqual(entries)
})

test('and each has its unit and its reason', () => {
  expect(rows.filter(({ figure, reason }) => !/\d [a-z]/i.test(figure) || reason.length < 10)).toEqual([])
})
