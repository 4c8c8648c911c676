import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELETE as leaveCampaign } from '@/app/api/campaigns/[shortName]/registration/route'
import { DELETE } from '@/app/api/pairing/missions/[shortName]/route'
import { env } from '@/lib/core/server/env'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { playerRequest } from '../../../lib/support/member'
import { NOW } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const params = { params: Promise.resolve({ shortName: 'academy' }) }
const leaveMission = async () =>
  DELETE(await playerRequest('/api/pairing/missions/academy', { method: 'DELETE' }), params)

const stubGame = () => stubUpstream(() => Response.json({ status: 'WITHDRAWN' }))
const withdrawal = `POST ${env.GAME_API_URL}/campaigns/missions/academy/withdraw`

test('a player may leave the mission that the coaching belongs to [PA-020]', async () => {
  const asked = stubGame()
  const answer = await leaveMission()
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([withdrawal])
})

test('who leaves it here and on its own page at once leaves it once', async () => {
  const asked = stubGame()
  const request = await playerRequest('/api/campaigns/academy/registration', { method: 'DELETE' })
  const answers = await Promise.all([leaveMission(), leaveCampaign(request, params)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(asked).toHaveLength(1)
})
