import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { optIn } from '@/lib/domains/fundraising/opt-in'
import { ownApi, problemAnswer } from '../../support/own-api'
import { stubPage } from '../../support/page'

const project = { id: '8001', raised: 0, target: 0, symbol: '$' }
const steps = [
  'POST /api/fundraising/account',
  'POST /api/fundraising/events/1001/project',
  'PUT /api/fundraising/profile',
]

let sent: string[]
let told: string[]

beforeEach(() => {
  stubPage()
  sent = []
  told = []
})

/** Our own API for a player who opts in; what a test does not name goes well. */
const optInApi = (keeping: () => Response = () => Response.json({ fundraiserId: '7001' })) =>
  ownApi(
    http.post('/api/fundraising/account', () => Response.json({ account: 'sealed' })),
    http.post('/api/fundraising/events/:eventId/project', async ({ request }) => {
      sent.push(await request.text())
      return Response.json({ project })
    }),
    http.put('/api/fundraising/profile', async ({ request }) => {
      sent.push(await request.text())
      return keeping()
    }),
  )

const optInNow = () => optIn('1001', { onStep: (step) => told.push(step), onProject: () => told.push('recorded') })

test('the sealed account goes from step to step, and each step is told as it begins [FR-023, FR-029, FR-030]', async () => {
  const asked = optInApi()
  await expect(optInNow()).resolves.toEqual({ fundraiserId: '7001', project })
  expect(asked).toEqual(steps)
  expect(sent).toEqual(['{"account":"sealed"}', '{"account":"sealed"}'])
  expect(told).toEqual(['account', 'project', 'recorded', 'profile', 'done'])
})

test('a step that fails is the last, and the same steps are made by another try [FR-029]', async () => {
  const broken = optInApi(() => problemAnswer('upstream_unavailable', 503))
  await expect(optInNow()).rejects.toMatchObject({ code: 'upstream_unavailable' })
  expect(broken).toEqual(steps)
  expect(told.at(-1)).toBe('profile')

  const again = optInApi()
  await expect(optInNow()).resolves.toMatchObject({ fundraiserId: '7001' })
  expect(again).toEqual(steps)
})
