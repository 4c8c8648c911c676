import { expect, test } from 'vitest'
import { profileFromGame } from '@/lib/domains/profile/from-game'
import { changesToGame } from '@/lib/domains/profile/to-game'
import { gameProfileSchema } from '@/lib/services/game/profile'
import { gameProfileAnswer, maya, robin } from '../../support/profiles'

test('a profile has the body’s numbers, gender, units, picture, run, training plan and fundraiser [SY-007, SY-009]', () => {
  expect(profileFromGame(gameProfileSchema.parse(gameProfileAnswer))).toEqual(maya)
})

test('what the game server leaves out, or sends as null, is not told', () => {
  const { id, publicId, firstName, lastName, email, useMetric } = { ...gameProfileAnswer, firstName: 'Robin' }
  const bare = { id, publicId, firstName, lastName, email, useMetric }
  expect(profileFromGame(gameProfileSchema.parse(bare))).toEqual(robin)
  const nulls = {
    ftp: null,
    weight: null,
    isMale: null,
    imageSrc: null,
    runTime5kmInSeconds: null,
    connectedToTodaysPlan: null,
  }
  expect(
    profileFromGame(gameProfileSchema.parse({ ...bare, ...nulls, fundraiserId: null, countryCode: null })),
  ).toEqual(robin)
})

test('changes are sent under the game server’s names, and nothing else', () => {
  const changes = { ftpWatts: 230, weightKg: null, runTime5kmSeconds: 1400, usesMetric: false, isMale: true }
  expect(JSON.parse(JSON.stringify(changesToGame(changes)))).toEqual({
    ftp: 230,
    weight: null,
    runTime5kmInSeconds: 1400,
    useMetric: false,
    isMale: true,
  })
})
