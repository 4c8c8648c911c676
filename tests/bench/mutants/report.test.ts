import { expect, test } from 'vitest'
import { equivalents } from '../../../bench/mutants/equivalents.ts'
import { type Fault, faultsOf } from '../../../bench/mutants/faults.ts'
import { report } from '../../../bench/mutants/report.ts'

const HEAD = 'file\tline\tchange\treason'

const fault = (outcome: Fault['outcome'], file = 'lib/domains/events/a.ts', change = 'a > b → a >= b'): Fault => ({
  file,
  lineNumber: 7,
  line: 'return a > b',
  change,
  outcome,
})

test('a fault is told by its line and by the code before and after', () => {
  const source = 'const a = 1\nexport const f = (b: number) =>\n  b >\n  a\n'
  const mutant = {
    id: '1',
    fileName: `${process.cwd()}/lib/core/f.ts`,
    mutatorName: 'EqualityOperator',
    replacement: 'b >= a',
    location: { start: { line: 3, column: 3 }, end: { line: 4, column: 4 } },
  }
  const told = { file: 'lib/core/f.ts', lineNumber: 3, line: 'b >', change: 'b > a → b >= a' }

  expect(faultsOf([{ ...mutant, status: 'Survived' }], () => source)).toEqual([{ ...told, outcome: 'survived' }])
  expect(faultsOf([{ ...mutant, status: 'NoCoverage' }], () => source)).toEqual([{ ...told, outcome: 'not reached' }])
})

test('what hangs or fails on loading is noticed; what was left out is no fault', () => {
  const base = {
    id: '1',
    fileName: `${process.cwd()}/lib/core/f.ts`,
    mutatorName: 'Any',
    replacement: '',
    location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  }
  const outcomes = (['Killed', 'Timeout', 'RuntimeError', 'Ignored'] as const).map((status) =>
    faultsOf([{ ...base, status }], () => 'a').map(({ outcome }) => outcome),
  )

  expect(outcomes).toEqual([['killed'], ['killed'], ['killed'], []])
  expect(faultsOf([{ ...base, status: 'Ignored', statusReason: 'not drawn' }], () => 'a')).toMatchObject([
    { outcome: 'not drawn' },
  ])
})

test('rooms are the folders below those of lib, and a file above them belongs to its folder', () => {
  const text = report(
    [
      fault('killed'),
      fault('killed', 'lib/domains/events/calendar/date.ts'),
      fault('survived'),
      fault('not reached', 'lib/core/money.ts'),
    ],
    [],
  )

  expect(text).toContain('| lib/domains/events | 3 | 3 | 2 | 1 | 0 | 0 | 66.6 |  |')
  expect(text).toContain('| lib/core | 1 | 1 | 0 | 0 | 1 | 0 | 0.0 |  |')
  expect(text).toContain('| all of these | 4 | 4 | 2 | 1 | 1 | 0 | 50.0 |  |')
  expect(text).toContain('lib/domains/events/a.ts:7  survived  a > b → a >= b')
})

test('of a sample it is said of how many it was drawn, and how certain the percentage is', () => {
  const drawn = [...Array<Fault>(108).fill(fault('killed')), ...Array<Fault>(12).fill(fault('survived'))]
  const text = report([...drawn, ...Array<Fault>(80).fill(fault('not drawn'))], [])

  expect(text).toContain('| lib/domains/events | 200 | 120 | 108 | 12 | 0 | 0 | 90.0 | 83.3 to 94.1 |')
  expect(text).not.toContain('not drawn')
})

test('an equivalent is known by its text wherever its line is, and counts in no figure but its own', () => {
  const known = equivalents(`${HEAD}\nlib/domains/events/a.ts\treturn a > b\ta > b → a >= b\tthey are never equal\n`)
  const text = report([fault('survived'), fault('killed', undefined, 'a > b → true')], known)

  expect(text).toContain('| lib/domains/events | 1 | 1 | 1 | 0 | 0 | 1 | 100.0 |  |')
  expect(text).not.toContain('survived  ')
})

test('an equivalent that a test kills, or that is no longer there, is said', () => {
  const known = equivalents(`${HEAD}\nlib/domains/events/a.ts\treturn a > b\ta > b → a >= b\tthey are never equal\n`)

  expect(report([fault('killed')], known)).toContain('listed as equivalent, and killed or gone  a > b → a >= b')
  expect(report([fault('killed', undefined, 'other')], known)).toContain('killed or gone')
  expect(report([fault('killed', 'lib/core/money.ts')], known)).not.toContain('killed or gone')
})

test('an equivalent without a reason is refused', () => {
  expect(() => equivalents(`${HEAD}\nlib/core/a.ts\ta\ta → b\t\n`)).toThrow('lib/core/a.ts')
})
