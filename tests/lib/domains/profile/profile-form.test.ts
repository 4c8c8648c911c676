import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formFrom, parseChanges, weightAfterSwitch } from '@/lib/domains/profile/profile-form'
import { maya, robin } from '../../support/profiles'

test('a profile is shown in the player’s units and language', () => {
  expect(formFrom(maya, 'de')).toEqual({
    firstName: 'Maya',
    lastName: 'Lindqvist',
    gender: 'female',
    ftp: '224',
    weight: '61,3',
    runTime: '23:15',
    units: 'metric',
  })
  expect(formFrom({ ...maya, usesMetric: false, isMale: true }, 'en')).toMatchObject({
    weight: '135',
    units: 'imperial',
    gender: 'male',
  })
})

test('what a player has not told is empty', () => {
  expect(formFrom(robin, 'en')).toMatchObject({ gender: 'untold', ftp: '', weight: '', runTime: '' })
})

test('an untouched form changes nothing, whatever the weight, units and language', () => {
  const decagrams = fc.integer({ min: 2000, max: 30_000 })
  fc.assert(
    fc.property(decagrams, fc.boolean(), fc.constantFrom('en', 'de', 'ja'), (weight, usesMetric, locale) => {
      const profile = { ...maya, weightKg: weight / 100, usesMetric }
      expect(parseChanges(formFrom(profile, locale), profile, locale)).toEqual({})
    }),
  )
})

test('an untouched form changes nothing of a name that was saved with spaces around it', () => {
  const spacious = { ...maya, firstName: ' Maya ', lastName: 'Lindqvist ' }
  expect(parseChanges(formFrom(spacious, 'en'), spacious, 'en')).toEqual({})
})

test('only what was changed is sent', () => {
  const form = formFrom(maya, 'en')
  expect(parseChanges({ ...form, firstName: ' Mai ' }, maya, 'en')).toEqual({ firstName: 'Mai' })
  expect(parseChanges({ ...form, ftp: '230', gender: 'untold' }, maya, 'en')).toEqual({ ftpWatts: 230, isMale: null })
  expect(parseChanges({ ...form, ftp: '', weight: '', runTime: ' ' }, maya, 'en')).toEqual({
    ftpWatts: null,
    weightKg: null,
    runTime5kmSeconds: null,
  })
})

test('switching units alone changes no weight', () => {
  const form = { ...formFrom(maya, 'en'), units: 'imperial' as const }
  const switched = { ...form, weight: weightAfterSwitch(form, maya, 'en') }
  expect(switched.weight).toBe('135')
  expect(parseChanges(switched, maya, 'en')).toEqual({ usesMetric: false })
  const back = { ...switched, units: 'metric' as const }
  expect(weightAfterSwitch(back, maya, 'en')).toBe('61.3')
})

test('a weight that was typed is converted with the units, and sent in kilograms', () => {
  const typed = { ...formFrom(maya, 'en'), weight: '68', units: 'imperial' as const }
  const weight = weightAfterSwitch(typed, maya, 'en')
  expect(weight).toBe('149.9')
  expect(parseChanges({ ...typed, weight }, maya, 'en')).toEqual({ usesMetric: false, weightKg: 67.99 })
})
