import { expect, test } from 'vitest'
import { convertClimb, convertLength, convertMass, kilogramsOf, runTimeText } from '@/lib/core/units'

test('lengths are kilometres or miles', () => {
  expect(convertLength(24_600, 'metric')).toEqual({ value: 24.6, unit: 'kilometer' })
  expect(convertLength(1609.344, 'imperial')).toEqual({ value: 1, unit: 'mile' })
})

test('climbs are metres or feet', () => {
  expect(convertClimb(126, 'metric')).toEqual({ value: 126, unit: 'meter' })
  expect(convertClimb(304.8, 'imperial').value).toBeCloseTo(1000)
  expect(convertClimb(304.8, 'imperial').unit).toBe('foot')
})

test('weights are kilograms or pounds', () => {
  expect(convertMass(61, 'metric')).toEqual({ value: 61, unit: 'kilogram' })
  expect(convertMass(0.453_592_37, 'imperial')).toEqual({ value: 1, unit: 'pound' })
})

test.each(['metric', 'imperial'] as const)('%s measures can be written in any language', (system) => {
  for (const { value, unit } of [convertLength(24_600, system), convertClimb(126, system), convertMass(61, system)]) {
    expect(new Intl.NumberFormat('ja', { style: 'unit', unit }).format(value)).toMatch(/\d/)
  }
})

test.each(['metric', 'imperial'] as const)('a weight in %s units is as heavy as before', (system) => {
  expect(kilogramsOf(convertMass(61, system).value, system)).toBeCloseTo(61, 10)
})

test('a run is told in minutes and seconds', () => {
  expect([1395, 1260, 59.6, 3605].map(runTimeText)).toEqual(['23:15', '21:00', '1:00', '60:05'])
})
