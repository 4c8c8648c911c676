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

const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/interactions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    }),
  )

beforeEach(() => {
  later.length = 0
})

test('passes an interaction on to the tracking service, after it has answered [SL-hero-20]', async () => {
  const asked = stubUpstream(() => Response.json({ accepted: true }, { status: 202 }))
  const response = await post(interaction)
  expect(response.status).toBe(202)
  expect(asked).toHaveLength(0)
  await Promise.all(later.map((work) => work()))
  expect(asked).toHaveLength(1)
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

test.each([{}, { ...interaction, event: 'anything' }, { ...interaction, properties: { position: 'third' } }, null])(
  'refuses %j',
  async (body) => {
    expect((await post(body)).status).toBe(400)
  },
)
