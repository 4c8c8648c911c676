import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { getPunchcard, getRegistration, register, withdraw } from '@/lib/domains/campaigns/endpoints'
import { memberCall } from '@/lib/domains/session/api'
import { ownApi, problemAnswer } from '../../support/own-api'
import { stubPage } from '../../support/page'

beforeEach(() => void stubPage())

const answering = (answer: () => Response) => ownApi(http.all('/api/campaigns/:campaign/registration', answer))

test.each([
  ['GET', getRegistration, true],
  ['POST', register, true],
  ['DELETE', withdraw, false],
] as const)('%s of a registration answers whether the player takes part', async (method, endpoint, isRegistered) => {
  const asked = answering(() => Response.json({ isRegistered }))
  await expect(memberCall(endpoint, { params: { shortName: 'tour of/summits' } })).resolves.toEqual({ isRegistered })
  expect(asked).toEqual([`${method} /api/campaigns/tour%20of%2Fsummits/registration`])
})

test('a card comes with all that is known of the player', async () => {
  const card = {
    firstName: 'Maya',
    usesMetric: true,
    fitness: { ftpWatts: 224, weightKilograms: 61, run5kSeconds: 1395 },
    results: { stages: [{ name: 'one', percent: 100 }], unlocks: [{ name: 'Socks', percent: 40 }] },
    progress: { reached: 2, goal: 5 },
  }
  const asked = ownApi(http.get('/api/campaigns/:campaign/punchcard', () => Response.json(card)))
  await expect(memberCall(getPunchcard, { params: { shortName: 'tour of/summits' } })).resolves.toEqual(card)
  expect(asked).toEqual(['GET /api/campaigns/tour%20of%2Fsummits/punchcard'])
})

test.each(['not_eligible', 'registration_closed'] as const)('the problem %s comes back as it was', async (code) => {
  answering(() => problemAnswer(code, 403))
  await expect(memberCall(register, { params: { shortName: 'tour' } })).rejects.toMatchObject({ code })
})

test('an answer of another kind is none', async () => {
  answering(() => Response.json({ isRegistered: 'perhaps' }))
  await expect(memberCall(getRegistration, { params: { shortName: 'tour' } })).rejects.toMatchObject({
    code: 'internal_error',
  })
})

test('once the session is over the page is shown as visitors see it', async () => {
  const marks = stubPage()
  answering(() => problemAnswer('not_signed_in', 401))
  await expect(memberCall(withdraw, { params: { shortName: 'tour' } })).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(marks.player).toBeUndefined()
})
