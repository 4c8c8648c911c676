import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingOf, testsNamedIn } from './support/named-tests'

const root = join(import.meta.dirname, '..')
const guide = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has: they are its first ones. */
const SECTIONS = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
} as const

const STATES = new Set(['met', 'in part', 'not met', "provider's", 'not applicable'])

type Row = { number: string; asked: string; state: string; how: string; shown: string }

const rows: Row[] = [...guide.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
  const [asked = '', state = '', how = '', shown = ''] = rest.split(' |').map((cell) => cell.trim())
  return { number, asked, state, how, shown }
})

const named = rows.flatMap(({ shown }) => (shown === '' ? [] : testsNamedIn(shown)))

test('every requirement of both levels is in the tables, once and in order', () => {
  const asked = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )
  expect(rows.map(({ number }) => number)).toEqual(asked)
})

test('each says what it asks and how it stands: what is met by which test, all else why', () => {
  expect(rows.filter(({ state, asked }) => !STATES.has(state) || asked === '')).toEqual([])
  expect(rows.filter(({ state, shown, how }) => state === 'met' && (shown === '' || how === ''))).toEqual([])
  expect(rows.filter(({ state, how }) => !['met', "provider's"].includes(state) && how === '')).toEqual([])
})

test('each test that is named is there', () => {
  expect(named.length).toBeGreaterThan(40)
  expect(named.flatMap(missingOf)).toEqual([])
})

test('no field of the site asks for a password', () => {
  const sources = globSync('{app,components,slices}/**/*.tsx', { cwd: root })
  expect(sources.length).toBeGreaterThan(200)
  const asking = sources.filter((file) =>
    /type=["{']+password|(?:autoComplete|type)\S* ?[:=] ?["'{]+[\w-]*password/i.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(asking).toEqual([])
})
