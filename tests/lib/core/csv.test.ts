import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '@/lib/core/csv'

/** Reads a file by the grammar of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', "'", ',', '\r', '\n', '\t', ' ', '1', 'ß', '＝') }),
  fc.double().map(String),
)

test('a reader gets back every cell, in which no text begins as a formula does', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      const read = readCsv(csvOf(rows))
      expect(read.map((cells) => cells.map((text) => text.replace(/^'/, '')))).toEqual(
        rows.map((cells) => cells.map((text) => text.replace(/^'/, ''))),
      )
      for (const text of read.flat()) expect(text).not.toMatch(/^[=+@\t\r\n＝＋－＠]|^-(?!\d+(\.\d+)?$)/u)
    }),
  )
})

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+49', `'+49`],
  ['-2+3', `'-2+3`],
  ['-15.00', '-15.00'],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['Col, "by" night', '"Col, ""by"" night"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['', ''],
])('%j is the cell %j', (text, written) => {
  expect(csvOf([[text]])).toBe(`${written}\r\n`)
})
