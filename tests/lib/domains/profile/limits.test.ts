import { expect, test } from 'vitest'
import { formFrom, parseChanges, profileProblems, weightAfterSwitch } from '@/lib/domains/profile/profile-form'
import { limits, LONGEST_NAME } from '@/lib/domains/profile/profile-rules'
import { profileChangesSchema, profileSchema } from '@/lib/domains/profile/schema'
import { maya, robin } from '../../support/profiles'

const form = formFrom(maya, 'en')
const accepts = (changes: object) => profileChangesSchema.safeParse(changes).success

test('a form in order has no problems, and neither has one that says no more than a name', () => {
  expect(profileProblems(form)).toEqual({})
  expect(profileProblems(formFrom(robin, 'en'))).toEqual({})
  expect(profileProblems({ ...form, firstName: 'x'.repeat(LONGEST_NAME) })).toEqual({})
})

test('each field says what is wrong with it', () => {
  expect(profileProblems({ ...form, firstName: ' ', lastName: '', ftp: '1', weight: '1', runTime: '1' })).toEqual({
    firstName: 'required',
    lastName: 'required',
    ftp: 'ftp',
    weight: 'metric',
    runTime: 'runTime',
  })
  expect(profileProblems({ ...form, lastName: 'x'.repeat(LONGEST_NAME + 1), units: 'imperial', weight: '10' })).toEqual(
    {
      lastName: 'maxLength',
      weight: 'imperial',
    },
  )
})

test.each([
  ['lastName', 'Berg ', { lastName: 'Berg' }],
  ['gender', 'male', { isMale: true }],
  ['weight', '62,5', { weightKg: 62.5 }],
  ['runTime', '24:00', { runTime5kmSeconds: 1440 }],
  ['firstName', ' Maya', {}],
] as const)('a change of %s to %j is sent as %j', (field, text, changes) => {
  expect(parseChanges({ ...form, [field]: text }, maya, 'en')).toEqual(changes)
})

test('a switch to metric units is sent, too', () => {
  const imperial = { ...maya, usesMetric: false }
  expect(parseChanges({ ...formFrom(imperial, 'en'), units: 'metric', weight: '61.3' }, imperial, 'en')).toEqual({
    usesMetric: true,
  })
})

test('a player who has told no weight has none in other units', () => {
  expect(weightAfterSwitch({ weight: '', units: 'imperial' }, robin, 'en')).toBe('')
  expect(weightAfterSwitch({ weight: '68', units: 'imperial' }, robin, 'en')).toBe('149.9')
})

test.each([
  ['ftpWatts', limits.ftpWatts],
  ['weightKg', limits.weightKg],
  ['runTime5kmSeconds', limits.runTime5kmSeconds],
] as const)('our server takes %s within its limits, or none at all', (field, { min, max }) => {
  for (const value of [min, max, null]) expect(accepts({ [field]: value })).toBe(true)
  for (const value of [min - 1, max + 1, String(min)]) expect(accepts({ [field]: value })).toBe(false)
})

test('our server takes names, gender and units, at least one field, and no other', () => {
  const names = { firstName: 'x'.repeat(LONGEST_NAME), lastName: ' y ' }
  expect(profileChangesSchema.parse(names)).toEqual({ ...names, lastName: 'y' })
  expect([
    accepts({ isMale: null }),
    accepts({ isMale: true }),
    accepts({ usesMetric: false }),
    accepts({ weightKg: 61.5 }),
  ]).toEqual(Array<boolean>(4).fill(true))
  const refused = [
    {},
    { email: 'a@b.cc' },
    { firstName: ' ' },
    { lastName: 'x'.repeat(61) },
    { ftpWatts: 200.5 },
    { usesMetric: null },
  ]
  expect(refused.map(accepts)).toEqual(refused.map(() => false))
})

test('a profile is whole', () => {
  expect([profileSchema.parse(maya), profileSchema.parse(robin)]).toEqual([maya, robin])
  for (const field of Object.keys(maya))
    expect(profileSchema.safeParse({ ...maya, [field]: undefined }).success).toBe(false)
  expect(profileSchema.safeParse({ ...maya, fundraiserId: 1.5 }).success).toBe(false)
})
