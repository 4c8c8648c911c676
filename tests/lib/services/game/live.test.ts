import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import { getPlacement, getRiderData } from '@/lib/services/game/live'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

const token = 'player-token'
const placement = { position: 12, total: 90 }
const riderData = { id: 70, distanceMeters: 8200, watts: 241, heartRate: 152, progress: 40.5 }

test.each([
  ['placement', () => getPlacement('70', token), '/relay/70/placement', placement],
  ['rider data', () => getRiderData('70', token), '/relay/70', riderData],
])("gets a player's %s by the start's id, with the token", async (_, call, path, answer) => {
  const asked = stubUpstream(() => Response.json(answer))
  await expect(call()).resolves.toEqual('id' in answer ? { ...answer, id: '70' } : answer)
  const url = `${env.GAME_API_URL}${path}`
  expect(await askedOf(asked[0])).toEqual({ method: 'GET', url, authorization: `Bearer ${token}`, body: null })
})

test.each(Object.keys(placement))('a placement without %s is a bad answer', async (field) => {
  stubUpstream(() => Response.json({ ...placement, [field]: null }))
  await expect(getPlacement('70', token)).rejects.toMatchObject({ operation: 'getPlacement', kind: 'schema' })
})

test.each(Object.keys(riderData))('rider data without %s are a bad answer', async (field) => {
  stubUpstream(() => Response.json({ ...riderData, [field]: null }))
  await expect(getRiderData('70', token)).rejects.toMatchObject({ operation: 'getRiderData', kind: 'schema' })
})
