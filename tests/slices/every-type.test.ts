import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionComponents } from '@/slices/index'

test('the dispatcher knows the 69 types of the specification, and of others those alone that we added [PB-021]', () => {
  const [, specified = '', ours = ''] = readFileSync('docs/spec/fields.md', 'utf8').split(/^## Sections.*$/m)
  expect(typesIn(specified)).toHaveLength(69)
  expect(Object.keys(sectionComponents).toSorted()).toEqual([...typesIn(specified), ...typesIn(ours)].toSorted())
})

const typesIn = (table: string) => [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, type = '']) => type)
