import lzString from 'lz-string'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admitDrawing } from '@/app/[locale]/slice-simulator/admit-drawing'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { rateLimits, simulatorLimits } from '@/lib/core/limits'
import { costOf } from '@/lib/core/simulator/state-limits'
import { newExchange, withExchange } from '@/lib/delivery/page-answer'
import { forgetProcessState } from '@/tests/support/forget-process-state'

beforeEach(() => {
  forgetProcessState()
  vi.setSystemTime('2026-03-01T18:00:00Z')
})
afterEach(() => vi.useRealTimers())

const LIGHT = [{ slice_type: 'spacer' }]
const FULL = [{ slice_type: 'faq', items: Array.from({ length: simulatorLimits.cards - 2 }, () => ({})) }]
const TOO_MUCH = Array.from({ length: 40 }, () => ({ slice_type: 'events_calendar', primary: { maxRows: 50 } }))

type Asking = { client?: string; destination?: 'iframe' | 'empty' }

async function draw(sections: unknown[], { client = '192.0.2.1', destination = 'iframe' }: Asking = {}) {
  const said = new Map<string, string>()
  const answer = { statusCode: 200, setHeader: (name: string, value: string) => said.set(name, value) }
  const state = lzString.compressToEncodedURIComponent(JSON.stringify(sections))
  const headers = new Headers({ [CLIENT_HEADER]: client, 'sec-fetch-dest': destination })
  const admitted = await withExchange(newExchange(answer), () => admitDrawing(state, headers))
  const wait = 'wait' in admitted ? admitted.wait : undefined
  return { isRefused: wait !== undefined, wait, status: answer.statusCode, retryAfter: said.get('retry-after') }
}

/** How many of so many drawings are drawn. */
async function drawnOf(tries: number, sections: unknown[], asking?: Asking) {
  let drawn = 0
  for (let made = 0; made < tries; made += 1) drawn += (await draw(sections, asking)).isRefused ? 0 : 1
  return drawn
}

test('a client has so much drawn in a while, whether it is often a little or seldom much', async () => {
  const [often, seldom] = [
    Math.floor(rateLimits.simulator.tries / costOf(1)),
    Math.floor(rateLimits.simulator.tries / costOf(simulatorLimits.cards - 1)),
  ]
  expect(await drawnOf(often + 20, LIGHT)).toBe(often)
  expect(await drawnOf(seldom + 20, FULL, { client: '192.0.2.2' })).toBe(seldom)
  expect(seldom * 5).toBeLessThan(often)
})

test('what is too much to be drawn counts like the most that can be', async () => {
  const most = Math.floor(rateLimits.simulator.tries / costOf(simulatorLimits.cards))
  expect(await drawnOf(most + 5, TOO_MUCH)).toBe(most)
})

test('who is refused is told how long to wait, another client is not refused', async () => {
  await drawnOf(rateLimits.simulator.tries / costOf(0), FULL)
  expect(await draw(LIGHT)).toEqual({
    isRefused: true,
    wait: rateLimits.simulator.seconds,
    status: 429,
    retryAfter: String(rateLimits.simulator.seconds),
  })
  expect((await draw(LIGHT, { client: '192.0.2.9' })).isRefused).toBe(false)
})

test('the page’s own script is told in words alone: its framework would leave the page for an answer that is none', async () => {
  await drawnOf(rateLimits.simulator.tries / costOf(0), FULL)
  const { isRefused, status, retryAfter } = await draw(LIGHT, { destination: 'empty' })
  expect([isRefused, status, retryAfter]).toEqual([true, 200, undefined])
})
