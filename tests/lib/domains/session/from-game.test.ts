import { expect, test } from 'vitest'
import { playerFactsFromGame } from '@/lib/domains/session/from-game'
import { sessionSchema } from '@/lib/domains/session/schema'
import { gameProfileSchema } from '@/lib/services/game/profile'

const profile = gameProfileSchema.parse({
  id: 506,
  publicId: 'ply-chiara-moretti',
  firstName: 'Chiara',
  lastName: 'Moretti',
  email: 'chiara@example.test',
  isMale: false,
  useMetric: false,
  fundraiserId: 9001,
  ftp: 240,
  weight: 58,
})

test('a session keeps what it shows and decides by, and nothing else of the profile [SY-008]', () => {
  const facts = playerFactsFromGame(profile)
  expect(facts).toEqual({
    publicId: 'ply-chiara-moretti',
    firstName: 'Chiara',
    lastName: 'Moretti',
    isMale: false,
    usesMetric: false,
    wattsPerKilo: 4.14,
    fundraiserId: '9001',
  })
  expect(sessionSchema.safeParse({ isAuthenticated: true, playerId: 'p', ...facts }).success).toBe(true)
})

test('what a player has not told is null', () => {
  expect(playerFactsFromGame({ ...profile, isMale: undefined, fundraiserId: undefined })).toMatchObject({
    isMale: null,
    fundraiserId: null,
  })
})

test.each([
  [{ ftp: 224, weight: 61 }, { wattsPerKilo: 3.67 }],
  [{ runTime5kmInSeconds: 1395 }, { runKmh: 12.9 }],
  [{ ftp: 224, weight: 0 }, {}],
  [{ ftp: undefined, weight: 61 }, {}],
  [{ ftp: 0, runTime5kmInSeconds: 0 }, {}],
])('%o of a profile are an ability of %o [SY-008]', (told, ability) => {
  const unknown = { ftp: undefined, weight: undefined, runTime5kmInSeconds: undefined }
  const { wattsPerKilo, runKmh } = playerFactsFromGame({ ...profile, ...unknown, ...told })
  expect({ wattsPerKilo, runKmh }).toEqual(ability)
})
