import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportInteraction } from '@/lib/domains/analytics/interaction'
import { interactionSchema, type Interaction } from '@/lib/domains/analytics/schema'
import { stubLocalStorage } from '../../support/storage'

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)
const events = interactionSchema.options.map(({ shape }) => shape.event.value)
let kept: Map<string, string>

beforeEach(() => {
  kept = stubLocalStorage()
  sendBeacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon })
})
afterEach(() => vi.unstubAllGlobals())

test.each(events)('“%s” goes with a beacon, and only while the visitor agrees', (event) => {
  const interaction = { event, properties: {}, timeStamp: '2026-06-01T10:00:00Z' } as Interaction
  const sent = [undefined, 'refused', 'granted', 'refused'].map((answer) => {
    if (answer) kept.set('consent', `${answer} ${Date.now()}`)
    reportInteraction(interaction)
    return sendBeacon.mock.calls.length
  })
  expect(sent).toEqual([0, 0, 1, 1])
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/interactions')
})
