import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from '@/scripts/support/content-push/csv'
import { problemsOf, redirectTables } from '@/scripts/support/content-push/redirect-tables'

const noLabels = () => undefined

test('a table is read as spreadsheets write it', () => {
  expect(parseCsv('\uFEFFfrom,to\r\n/a, /b \r\n\r\n"/c, ""d""\n",/e')).toEqual([
    ['from', 'to'],
    ['/a', '/b'],
    ['/c, "d"\n', '/e'],
  ])
  expect(parseCsv('from;to\n/a;/b,c\n/d;')).toEqual([
    ['from', 'to'],
    ['/a', '/b,c'],
    ['/d', ''],
  ])
  expect(parseCsv('')).toEqual([])
  expect(() => parseCsv('a,b\n"c,d')).toThrow('line 2: a quote is not closed')
})

test('whatever is written in quotes is read as it was', () => {
  const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text)
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  expect(() =>
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1 }), (rows) => {
        const csv = ['from,to', ...rows.map((row) => row.map(quoted).join(','))].join('\r\n')
        expect(parseCsv(csv)).toEqual([['from', 'to'], ...rows])
      }),
    ),
  ).not.toThrow()
})

test('redirects of a spreadsheet become tables, a thousand rows each, whatever their columns’ order', () => {
  const lines = Array.from({ length: 1_001 }, (_, at) => `301,/new/${at},https://old.example/${at}?a=b`)
  const tables = redirectTables(['Kind,To,From', ...lines].join('\n'), 'old-shop')
  expect(tables.map(({ name }) => name)).toEqual(['old-shop-1', 'old-shop-2'])
  expect(tables[1]?.data.rows).toEqual([{ from: '/1000', to: '/new/1000', kind: 'permanent' }])
  expect(problemsOf(tables, noLabels)).toEqual([])
})

test('kinds are words or statuses, and any other is named with its row', () => {
  const rowsOf = (csv: string) => redirectTables(csv, 'x')[0]?.data.rows
  expect(rowsOf('from,to,kind\n/a,/b,302\n/c,,410\n/d,/e,')).toEqual([
    { from: '/a', to: '/b', kind: 'temporary' },
    { from: '/c', to: '', kind: 'gone' },
    { from: '/d', to: '/e', kind: 'permanent' },
  ])
  expect(() => rowsOf('from,to,kind\n/a,/b,200')).toThrow('Row 2: “200”')
  expect(() => rowsOf('/a,/b')).toThrow('from, to, kind')
})

test('what is wrong with them is said row by row, loops across the whole file too', () => {
  const tables = redirectTables('from,to\n/a,/b\n/b,/a\nold,/c\n/d,javascript:alert(1)', 'x')
  expect(problemsOf(tables, noLabels).map(({ problem, field }) => [problem, field])).toEqual([
    ['redirectLoop', 'Rows 1, From'],
    ['redirectLoop', 'Rows 2, From'],
    ['redirectFrom', 'Rows 3, From'],
    ['redirectTo', 'Rows 4, To'],
  ])
})
