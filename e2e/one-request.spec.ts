import lzString from 'lz-string'
import { rawRequest } from './support/raw-request.ts'
import { expect, test } from './support/fixtures.ts'

// A single request, which anybody can send, must not make the site or its services unavailable for others.

const simulated = (sections: unknown[]) =>
  rawRequest(`/slice-simulator?state=${lzString.compressToEncodedURIComponent(JSON.stringify(sections))}`, {
    headers: { 'sec-fetch-dest': 'iframe' },
  })

/** The limit in `lib/core/server/request-budget.ts`. */
const CALLS_PER_REQUEST = 100
/** Ids of events that no other test requests. */
const FIRST = 7_400_000

test('asks services for so many things only; cards beyond show their placeholder', async ({ sandbox }) => {
  const items = Array.from({ length: 118 }, (_, index) => ({ event_id: String(FIRST + index) }))
  const { status } = await simulated([{ slice_type: 'event_cards', primary: {}, items }])
  expect(status).toBe(200)
  const asked = (await sandbox.calls({ service: 'game' })).filter(({ path }) =>
    path.includes(`/events/${FIRST / 1000}`),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.length).toBeLessThanOrEqual(CALLS_PER_REQUEST)
})

test('has no more drawn than a page can have', async () => {
  const plain = await simulated([])
  const cards = Array.from({ length: 200 }, () => ({ event_id: '1' }))
  for (const sections of [
    Array.from({ length: 30_000 }, () => ({})),
    [{ slice_type: 'event_cards', primary: {}, items: cards }],
  ]) {
    const { status, body } = await simulated(sections)
    expect(status).toBe(200)
    expect(Math.abs(body.length - plain.body.length)).toBeLessThan(20_000)
  }
})
