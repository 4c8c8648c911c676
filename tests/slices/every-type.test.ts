import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { doors } from '@/slices/index'

test('the dispatcher knows the 69 types of the specification, and no other [PB-021]', () => {
  const table = readFileSync('docs/spec/fields.md', 'utf8').split('## Sections')[1] ?? ''
  const types = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, type = '']) => type)
  expect(types).toHaveLength(69)
  expect(Object.keys(doors).toSorted()).toEqual(types.toSorted())
})
