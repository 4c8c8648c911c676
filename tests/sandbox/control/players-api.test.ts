import type { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../../../sandbox/app.ts'
import { createTestContext, readJson, sendJson } from '../harness.ts'

const PROVIDER = '/web/gruppetto-web-pages/givengain'
const asProvider = { headers: { 'x-source': 'gruppetto-web' } }
const asGreta = { headers: { authorization: 'Bearer demo-member' } }

let app: Hono
beforeEach(async () => {
  app = await createSandbox(createTestContext())
})

const post = (path: string, body: object) => app.request(`/control${path}`, sendJson('POST', body))
const summary = async () => readJson(app.request('/game/campaigns/summits/summary', asGreta))
const finished = { email: 'greta@example.test', mission: 'summits', stages: [100, 100, 100, 100, 100] }

test('sets what an enrolled player has ridden: all stages make a finisher, until a reset', async () => {
  expect((await post('/progress', finished)).status).toBe(200)
  expect(await summary()).toMatchObject({ status: 'GRADUATED', unlocks: [{ progress: 100 }, { progress: 100 }] })
  await post('/progress', { ...finished, stages: [100, 0, 0, 0, 0] })
  expect(await summary()).toMatchObject({ status: 'REGISTERED', unlocks: [{ progress: 20 }, { progress: 20 }] })
  await app.request('/control/reset', { method: 'POST' })
  expect(await summary()).toMatchObject({ stages: [{ progress: 100 }, { progress: 100 }, { progress: 40 }, {}, {}] })
})

test.each([
  ['of nobody', { ...finished, email: 'nobody@example.test' }, 404],
  ['in no mission', { ...finished, mission: 'the-moon' }, 404],
  ['of somebody who has not joined', { ...finished, email: 'tomas@example.test' }, 404],
  ['of somebody who has withdrawn', { ...finished, email: 'maya@example.test' }, 404],
  ['with too few stages', { ...finished, stages: [100] }, 400],
  ['beyond a stage’s end', { ...finished, stages: [100, 100, 100, 100, 101] }, 400],
])('refuses progress %s', async (_, body, status) => {
  const before = await summary()
  expect((await post('/progress', body)).status).toBe(status)
  expect(await summary()).toEqual(before)
})

test('a gift is added to the player’s page and to what was raised together, until a reset', async () => {
  const raised = async () => [
    await readJson(app.request(`${PROVIDER}/projects?fundraiser_id=7001`, asProvider)),
    await readJson(app.request(`${PROVIDER}/events/1001`, asProvider)),
  ]
  expect(await raised()).toMatchObject([{ projects: [{ raised: '335.50' }] }, { event: { raised: '595.50' } }])
  const gift = { email: 'chiara@example.test', amount: 12.25, name: 'Zia Rosa', message: 'Brava!' }
  expect((await post('/donations', gift)).status).toBe(201)
  expect(await raised()).toMatchObject([{ projects: [{ raised: '347.75' }] }, { event: { raised: '607.75' } }])
  const given = await readJson(app.request(`${PROVIDER}/donations?project_id=8001`, asProvider))
  expect(given).toMatchObject({ donations: [{}, {}, {}, { name: 'Zia Rosa', amount: '12.25', message: 'Brava!' }] })
  await app.request('/control/reset', { method: 'POST' })
  expect(await raised()).toMatchObject([{ projects: [{ raised: '335.50' }] }, { event: { raised: '595.50' } }])
})

test('refuses a gift to somebody without a page, and one of nothing', async () => {
  expect((await post('/donations', { email: 'maya@example.test', amount: 5 })).status).toBe(404)
  expect((await post('/donations', { email: 'chiara@example.test', amount: 0 })).status).toBe(400)
})
