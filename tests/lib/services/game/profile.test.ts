import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import { getProfile, saveProfile } from '@/lib/services/game/profile'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

const token = 'player-token'
const required = {
  publicId: 'ply-ada',
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.test',
  useMetric: true,
}
const optional = {
  id: 501,
  ftp: 224,
  weight: 61.5,
  isMale: false,
  imageSrc: 'https://media.test/ada.png',
  runTime5kmInSeconds: 1395,
  connectedToTodaysPlan: false,
  fundraiserId: 7001,
  countryCode: 'SE',
}
const profile = { ...required, ...optional }
const read = { ...profile, id: '501', fundraiserId: '7001' }

test('gets the whole profile with the token [SY-007, SY-009]', async () => {
  const asked = stubUpstream(() => Response.json(profile))
  await expect(getProfile(token)).resolves.toEqual(read)
  const url = `${env.GAME_API_URL}/profiles/me`
  expect(await askedOf(asked[0])).toEqual({ method: 'GET', url, authorization: `Bearer ${token}`, body: null })
})

test.each(Object.keys(optional))('a profile may say nothing of %s', async (field) => {
  stubUpstream(() => Response.json({ ...profile, [field]: null }))
  await expect(getProfile(token)).resolves.toEqual({ ...read, [field]: undefined })
})

test.each(Object.keys(required))('a profile without %s is a bad answer', async (field) => {
  stubUpstream(() => Response.json({ ...profile, [field]: null }))
  await expect(getProfile(token)).rejects.toMatchObject({ operation: 'getProfile', kind: 'schema' })
})

test('saves the changed fields alone, null taking one back, and answers the whole profile', async () => {
  const asked = stubUpstream(() => Response.json(profile))
  const saved = saveProfile({ fundraiserId: '7001', isMale: null, useMetric: false, weight: undefined }, token)
  await expect(saved).resolves.toEqual(read)
  expect(await askedOf(asked[0])).toEqual({
    method: 'PUT',
    url: `${env.GAME_API_URL}/profiles/me`,
    authorization: `Bearer ${token}`,
    body: { fundraiserId: 7001, isMale: null, useMetric: false },
  })
})

test('saving is never repeated', async () => {
  const asked = stubUpstream(() => new Response('', { status: 503 }))
  await expect(saveProfile({ ftp: 230 }, token)).rejects.toMatchObject({ operation: 'saveProfile', status: 503 })
  expect(asked).toHaveLength(1)
})
