import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runTimeText } from '@/lib/core/units'
import {
  convertedWeight,
  limits,
  readFtp,
  readRunTime,
  readWeight,
  weightLimits,
  weightText,
} from '@/lib/domains/profile/profile-rules'

test.each([
  ['', null],
  ['  ', null],
  ['224', 224],
  [' 224 ', 224],
  ['２２４', 224],
  ['20', 20],
  ['700', 700],
  ['19', undefined],
  ['701', undefined],
  ['224.5', undefined],
  ['-224', undefined],
  ['+224', undefined],
  ['0x1f4', undefined],
  ['2e2', undefined],
  ['much', undefined],
])('reads %j as an FTP of %j watts', (text, watts) => {
  expect(readFtp(text)).toBe(watts)
})

test.each([
  ['', 'metric', null],
  ['61', 'metric', 61],
  ['59.5', 'metric', 59.5],
  ['59,5', 'metric', 59.5],
  ['59.1234', 'metric', 59.12],
  [' 59.5 ', 'metric', 59.5],
  ['+59.5', 'metric', undefined],
  ['1e2', 'metric', undefined],
  ['59.5 kg', 'metric', undefined],
  ['５９．５', 'metric', 59.5],
  ['150', 'imperial', 68.04],
  ['20', 'metric', 20],
  ['300', 'metric', 300],
  ['19.9', 'metric', undefined],
  ['300.1', 'metric', undefined],
  ['44', 'imperial', undefined],
  ['662', 'imperial', undefined],
  ['1,2,3', 'metric', undefined],
  ['heavy', 'metric', undefined],
] as const)('reads %j in %s units as %j kilograms', (text, system, kilograms) => {
  expect(readWeight(text, system)).toBe(kilograms)
})

test.each([
  ['', null],
  ['23:15', 1395],
  ['23：15', 1395],
  ['10:00', 600],
  ['120:00', 7200],
  ['9:59', undefined],
  ['120:01', undefined],
  ['23:60', undefined],
  ['23:150', undefined],
  [' 23:15 ', 1395],
  ['23.15', undefined],
  ['1395', undefined],
  ['1:23:15', undefined],
])('reads %j as %j seconds for 5 km', (text, seconds) => {
  expect(readRunTime(text)).toBe(seconds)
})

test('every time for 5 km reads as it was shown', () => {
  const { min, max } = limits.runTime5kmSeconds
  fc.assert(
    fc.property(fc.integer({ min, max }), (seconds) => {
      expect(readRunTime(runTimeText(seconds))).toBe(seconds)
    }),
  )
})

const locale = fc.constantFrom('en', 'de', 'es', 'fr', 'it', 'ja')
const system = fc.constantFrom('metric', 'imperial')

test('every weight reads as it was shown, to a tenth of the unit, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2010, max: 29_990 }), locale, system, (decagrams, language, units) => {
      const read = readWeight(weightText(decagrams / 100, units, language), units)
      expect(Math.abs((read ?? 0) - decagrams / 100)).toBeLessThanOrEqual(0.051)
    }),
  )
})

test('a weight typed in kilograms survives a look at it in pounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 3000 }), locale, (tenths, language) => {
      const typed = weightText(tenths / 10, 'metric', language)
      expect(convertedWeight(convertedWeight(typed, 'imperial', language), 'metric', language)).toBe(typed)
    }),
  )
})

test('a weight beyond all limits is converted into one that can be read and converted back', () => {
  expect(convertedWeight('2000', 'imperial', 'en')).toBe('4409.2')
  expect(convertedWeight('4409,2', 'metric', 'de')).toBe('2000')
})

test('what is no number stays as it was typed when units are switched', () => {
  expect(convertedWeight('a lot', 'imperial', 'en')).toBe('a lot')
  expect(convertedWeight('', 'imperial', 'en')).toBe('')
})

test('a weight is written as the language writes numbers', () => {
  expect(weightText(59.5, 'metric', 'de')).toBe('59,5')
  expect(weightText(59.5, 'metric', 'ja')).toBe('59.5')
  expect(weightText(61, 'imperial', 'en')).toBe('134.5')
})

test.each(['metric', 'imperial'] as const)('the limits that are told in %s units are taken', (units) => {
  const { min, max } = weightLimits(units)
  for (const weight of [min, max]) expect(readWeight(String(weight), units)).toBeTypeOf('number')
  for (const weight of [min - 1, max + 1]) expect(readWeight(String(weight), units)).toBeUndefined()
})
