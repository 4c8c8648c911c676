import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportInteraction } from '@/lib/domains/analytics/interaction'
import { interactionSchema, type Interaction } from '@/lib/domains/analytics/schema'
import { answerWith, forgetAnswer } from '../../support/consent'

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)
const events = interactionSchema.options.map(({ shape }) => shape.event.value)

beforeEach(() => {
  forgetAnswer()
  sendBeacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon })
})
afterEach(() => vi.unstubAllGlobals())

test.each(events)('“%s” goes with a beacon, and only while the visitor agrees', (event) => {
  const interaction = { event, properties: {}, timeStamp: '2026-06-01T10:00:00Z' } as Interaction
  const sent = [undefined, 'none', 'outside+chat', 'statistics', 'none'].map((answer) => {
    if (answer) answerWith(answer)
    reportInteraction(interaction)
    return sendBeacon.mock.calls.length
  })
  expect(sent).toEqual([0, 0, 0, 1, 1])
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/interactions')
})
