import lzString from 'lz-string'
import { expect, test } from 'vitest'
import { parseState as unpacked } from '@/app/[locale]/slice-simulator/parse-state'
import { simulatorLimits } from '@/lib/core/limits'

const pack = (value: unknown) => lzString.compressToEncodedURIComponent(JSON.stringify(value))
const text = { slice_type: 'text', primary: { title: 'a' }, items: [{ label: 'b' }] }
const parseState = (state: string | undefined) => unpacked(state).sections
const spacers = (count: number) => Array.from({ length: count }, () => ({ slice_type: 'spacer' }))

test('the sections of a state are those that were packed', () => {
  expect(parseState(pack([text]))).toEqual([text])
})

test.each([undefined, '', 'garbage', '%7B%7D', 'N4Ig'.repeat(200), pack({}), pack(null), pack(1), pack('[]')])(
  'a state that is none (%s) has no sections',
  (state) => {
    expect(parseState(state)).toEqual([])
  },
)

test.each([
  ['a number', 1],
  ['null', null],
  ['a list', [text]],
  ['a type that is no text', { ...text, slice_type: 7 }],
  ['fields that are a list', { ...text, primary: [] }],
  ['fields that are a text', { ...text, primary: 'a' }],
  ['items that are no list', { ...text, items: { label: 'b' } }],
  ['an item that is none', { ...text, items: [null] }],
])('a malformed section (%s) leaves the others at their places', (_what, malformed) => {
  expect(parseState(pack([text, malformed, text]))).toEqual([text, undefined, text])
})

test('a page of forty sections shows, one of more does not', () => {
  expect(parseState(pack(spacers(40)))).toHaveLength(40)
  expect(parseState(pack(spacers(41)))).toEqual([])
})

test.each([
  ['items', (list: unknown[]) => ({ ...text, items: list })],
  ['lists inside its fields', (list: unknown[]) => ({ ...text, primary: { blocks: [{ copy: list }] } })],
  ['lists inside lists', (list: unknown[]) => ({ ...text, items: [{ deep: [[list]] }] })],
])('a section with a hundred %s shows, one with two hundred does not', (_where, section) => {
  const list = (count: number) => Array.from({ length: count }, () => ({ event_id: '1002' }))
  expect(parseState(pack([section(list(100))]))).toHaveLength(1)
  expect(parseState(pack([section(list(200))]))).toEqual([])
})

test('two kilobytes that unpack to tens of thousands of sections are no page', () => {
  const state = pack(Array.from({ length: 30_000 }, () => ({})))
  expect(state.length).toBeLessThan(2_000)
  expect(parseState(state)).toEqual([])
})

test('a few kilobytes that unpack to megabytes of text are no page', () => {
  const state = pack([{ ...text, primary: { title: 'x'.repeat(1_000_000) } }])
  expect(state.length).toBeLessThan(8_000)
  expect(parseState(state)).toEqual([])
})

test('a state that no address can hold is not even unpacked', () => {
  const many = Array.from({ length: 39 }, (_, index) => ({
    ...text,
    primary: { title: `${Math.sin(index)}${Math.cos(index)}`.repeat(20) },
  }))
  const state = pack(many)
  expect(state.length).toBeGreaterThan(8_000)
  expect(parseState(state)).toEqual([])
})

test('forty calendars of fifty rows in an address of less than a kilobyte are no page', () => {
  const state = pack(Array.from({ length: 40 }, () => ({ slice_type: 'events_calendar', primary: { maxRows: 50 } })))
  expect(state.length).toBeLessThan(1_000)
  expect(parseState(state)).toEqual([])
})

test('what can’t be drawn costs as much as the most that can: it had to be unpacked, too', () => {
  expect(unpacked(pack([text])).cards).toBeLessThan(10)
  const tooMuch = [
    pack(spacers(41)),
    pack([{ ...text, primary: { title: 'x'.repeat(1_000_000) } }]),
    'N4Ig'.repeat(3000),
  ]
  expect(tooMuch.map((state) => unpacked(state).cards)).toEqual(tooMuch.map(() => simulatorLimits.cards))
})
