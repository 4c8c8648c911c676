import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/interactions/route'
import { stubUpstream } from '../../../lib/support/upstream'

const later: (() => unknown)[] = []

vi.mock('next/server', () => ({ after: (work: () => unknown) => void later.push(work) }))

const interaction = {
  event: 'cta_click',
  properties: { position: 'primary', label: 'Start riding', url: 'http://localhost:3000/plans' },
  timeStamp: '2026-06-01T10:00:00.000Z',
}

const cardClick = {
  event: 'card_click',
  properties: { kind: 'three_cards', label: 'Run', url: 'http://localhost:3000/run' },
  timeStamp: '2026-06-01T10:00:00.000Z',
}

const agreed = `consent=statistics.${Date.now()}`

const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/interactions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: agreed, ...headers },
      body: JSON.stringify(body),
    }),
  )

beforeEach(() => {
  later.length = 0
})

test.each([interaction, cardClick])(
  'passes $event on to the tracking service, after it has answered [SL-hero-20] [PB-036]',
  async (record) => {
    const asked = stubUpstream(() => Response.json({ accepted: true }, { status: 202 }))
    const response = await post(record)
    expect(response.status).toBe(202)
    expect(asked).toHaveLength(0)
    await Promise.all(later.map((work) => work()))
    expect(asked).toHaveLength(1)
    expect(await asked[0]?.json()).toEqual(record)
  },
)

const hidden = (value: string) => value.replace(/\d{13}/, 'T')
const refusals: Record<string, string>[] = [
  { cookie: '' },
  { cookie: `consent=none.${Date.now()}` },
  { cookie: `consent=outside+chat.${Date.now()}` },
  { cookie: `consent=statistics.${Date.now() - 181 * 24 * 60 * 60 * 1000}` },
  { cookie: `${agreed}; ${agreed}` },
  { cookie: agreed, 'sec-gpc': '1' },
]

test.each(refusals.map((headers) => [hidden(JSON.stringify(headers)), headers]))(
  'whatever an open page reports, with %s nobody is counted',
  async (_, headers) => {
    expect((await post(interaction, headers)).status).toBe(202)
    expect(later).toHaveLength(0)
  },
)

test('who agreed while the browser sent Global Privacy Control is counted', async () => {
  expect((await post(interaction, { cookie: `${agreed}.gpc`, 'sec-gpc': '1' })).status).toBe(202)
  expect(later).toHaveLength(1)
})

test('a tracking service that fails is asked once and harms nobody', async () => {
  const asked = stubUpstream(() => Response.json({}, { status: 503 }))
  expect((await post(interaction)).status).toBe(202)
  await Promise.all(later.map((work) => work()))
  expect(asked).toHaveLength(1)
})

test('refuses what comes from another site', async () => {
  expect((await post(interaction, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(later).toHaveLength(0)
})

const withProperties = (record: typeof interaction | typeof cardClick, properties: object) => ({
  ...record,
  properties: { ...record.properties, ...properties },
})

test.each([
  null,
  {},
  { ...interaction, event: 'anything' },
  { ...interaction, timeStamp: 'today' },
  { ...interaction, member: 1 },
  { ...interaction, event: 'card_click' },
  withProperties(interaction, { position: 'third' }),
  withProperties(interaction, { label: 'a'.repeat(201) }),
  withProperties(interaction, { email: 'somebody@example.test' }),
  withProperties(cardClick, { url: 'a'.repeat(2001) }),
  withProperties(cardClick, { kind: 'no such kind' }),
])('refuses %j', async (body) => {
  expect((await post(body)).status).toBe(400)
  expect(later).toHaveLength(0)
})
