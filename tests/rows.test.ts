import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ID = '[A-Z]{2}-(?:[a-z][a-z0-9_-]*-)?\\d+'
/** Ids in brackets, in the title of a test. */
const NAMED = new RegExp(`["'\`][^"'\`\\n]*\\[(${ID}(?:, ?${ID})*)\\][^"'\`\\n]*["'\`]`, 'g')
/** A test that names more than this proves none of them. */
const MOST = 3

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const rows = linesOf('docs/spec/requirements.tsv').map(([id = '']) => id)
const metOtherwise = linesOf('docs/spec/met-otherwise.tsv')
const titles = globSync(['tests/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([title, ids = '']) => ({ title, ids: ids.split(/, ?/) })),
)

test('every row of the specification is named by a test, or its reason stands in met-otherwise.tsv', () => {
  const named = new Set([...titles.flatMap(({ ids }) => ids), ...metOtherwise.map(([id = '']) => id)])
  expect(rows.filter((id) => !named.has(id))).toEqual([])
})

test('what is met otherwise are rows of the specification, each once and with its reason', () => {
  const ids = metOtherwise.map(([id = '']) => id)
  expect(ids.filter((id) => !rows.includes(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(metOtherwise.filter(([, by, reason]) => !by || !reason)).toEqual([])
})

test('a test names three rows at the most', () => {
  expect(titles.filter(({ ids }) => ids.length > MOST).map(({ title }) => title)).toEqual([])
})
