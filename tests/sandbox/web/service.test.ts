import { expect, test } from 'vitest'
import { z } from 'zod'
import { createWeb } from '../../../sandbox/web/service.ts'
import { createTestContext, readJson } from '../harness.ts'

const { routes } = createWeb(createTestContext())
const BASE = '/gruppetto-web-pages'

test.each(['training-zones.html', 'pace-calculator.html'])('serves the template %s with its script', async (file) => {
  const answer = await routes.request(`${BASE}/views/${file}`)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toMatch(/<script>[^<]+/)
})

test.each(['none.html', '..%2Fservice.ts', '..%2f..%2fmain.ts'])('knows no template %s', async (file) => {
  expect((await routes.request(`${BASE}/views/${file}`)).status).toBe(404)
})

const give = (path: string) => routes.request(`${BASE}/givengain${path}`, { headers: { 'x-source': 'gruppetto-web' } })
const giveJson = async (path: string, name: string) =>
  (await readJson(give(path), z.record(z.string(), z.unknown())))[name]
const giveList = async (path: string, name: string) => z.array(z.unknown()).parse(await giveJson(path, name))

test('shows the fundraising event with its campaigns only when they are asked for', async () => {
  expect(await giveJson('/events/1001?show_related=true', 'event')).toMatchObject({
    campaigns: [{ id: 2001, charity_id: 3001, charity: { id: 3001 } }],
    counts: { fundraisers: 2 },
    raised: '595.50',
    target: '25000.00',
    deadline_date: '2026-04-11T12:00:00.000Z',
    currency: { symbol: '€' },
  })
  expect(await giveJson('/events/1001', 'event')).not.toHaveProperty('campaigns')
  expect((await give('/events/1')).status).toBe(404)
})

test('finds the projects of a fundraiser and of an event, with what was raised', async () => {
  expect(await giveList('/projects?fundraiser_id=7001', 'projects')).toMatchObject([
    { id: 8001, event_id: 1001, campaign_id: 2001, raised: '335.50', fundraiser: { first_name: 'Chiara' } },
  ])
  expect(await giveList('/projects?event_id=1001', 'projects')).toHaveLength(2)
  expect(await giveList('/projects?fundraiser_id=9', 'projects')).toEqual([])
})

test('lists donations of a project and of an event, those without a name too', async () => {
  const donations = await giveList('/donations?project_id=8001', 'donations')
  expect(donations).toContainEqual(expect.objectContaining({ name: null }))
  expect(donations[0]).toEqual({
    id: 9001,
    amount: '120.00',
    currency: 'EUR',
    name: 'Nonna Lucia',
    message: 'Forza Chiara!',
    created: '2026-01-12T18:04:00Z',
  })
  expect(await giveList('/donations?event_id=1001', 'donations')).toHaveLength(4)
})

test('lists fundraisers by id and e-mail alone', async () => {
  expect((await giveList('/fundraisers', 'fundraisers'))[0]).toEqual({ id: 7001, email: 'chiara@example.test' })
})

const post = (path: string, body: object) =>
  routes.request(`${BASE}/givengain${path}`, {
    method: 'POST',
    headers: { 'x-source': 'gruppetto-web', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const account = {
  accept_terms: true,
  email: 'mika@example.test',
  first_name: 'Mika',
  last_name: 'Aalto',
  password: '1x2y3z4a5b6c',
  skip_notification: true,
}

test('an e-mail address has one fundraiser: a second account is refused with the first one’s id', async () => {
  const made = await readJson(post('/fundraisers', account), z.object({ fundraiser: z.object({ id: z.number() }) }))
  const again = await post('/fundraisers', account)
  expect(again.status).toBe(400)
  expect(await readJson(again)).toMatchObject({ fundraiser_id: made.fundraiser.id })
  expect(await giveList('/fundraisers', 'fundraisers')).toContainEqual({ id: made.fundraiser.id, email: account.email })
  expect(await giveList('/fundraisers?page=2', 'fundraisers')).toEqual([])
  expect((await post('/fundraisers', { ...account, accept_terms: false })).status).toBe(400)
})

test('a project is made for a fundraiser and a campaign of the event, as often as it is asked for', async () => {
  const project = { campaign_id: 2001, event_id: 1001, fundraiser_id: 7002, skip_notification: true }
  for (const _ of [1, 2]) {
    const answer = await readJson(post('/projects', project), z.object({ project: z.record(z.string(), z.unknown()) }))
    expect(answer.project).toMatchObject({ raised: '0.00', url: expect.stringContaining('https://'), event_id: 1001 })
  }
  expect(await giveList('/projects?fundraiser_id=7002', 'projects')).toHaveLength(3)
  for (const wrong of [{ campaign_id: 1 }, { fundraiser_id: 1 }]) {
    expect((await post('/projects', { ...project, ...wrong })).status).toBe(400)
  }
  expect((await post('/projects', { ...project, event_id: 7 })).status).toBe(404)
})

test('refuses a call that does not say where it comes from', async () => {
  expect((await routes.request(`${BASE}/givengain/fundraisers`)).status).toBe(400)
})

test.each(['/projects', '/projects?fundraiser_id=me', '/donations?project_id='])('refuses %s', async (path) => {
  expect((await give(path)).status).toBe(400)
})
