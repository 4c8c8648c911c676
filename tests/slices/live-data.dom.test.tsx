import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachLiveCounters from '@/slices/LiveData/attach-live-counters'
import { ownApi } from '../lib/support/own-api'
import { sectionElement } from './render-section'
import { env } from '@/lib/core/server/env'

let asked: string[]
const motion = { matches: true }

beforeEach(() => {
  vi.useFakeTimers()
  motion.matches = true
  asked = ownApi()
  vi.stubGlobal('matchMedia', () => motion)
  answerCounts(1204, 3)
})

afterEach(() => {
  detach()
  vi.useRealTimers()
})

const answerWith = (counts: () => Response) => void ownApi(http.get('/api/live-counts', counts))

const answerCounts = (livePlayersCount: number, liveEventsCount: number) =>
  answerWith(() => Response.json({ livePlayersCount, liveEventsCount }))

let root: HTMLElement
let detach = () => {}

async function show(locale = 'en') {
  root = await sectionElement('live_data')
  detach = attachLiveCounters(root, { locale })
  await pass(0)
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const counts = () => [...root.querySelectorAll('dd')].map(({ textContent }) => textContent)

test('shows two counters, live players and live events [LV-001, SL-live_data-01]', async () => {
  const element = await sectionElement('live_data')
  expect([...element.querySelectorAll('dt')].map((label) => label.textContent)).toEqual([
    'Active Zwifters',
    'Live Events',
  ])
  expect(element.querySelectorAll('dd')).toHaveLength(2)
})

test('has a title, its heading level and two labels [LV-002]', async () => {
  const element = await sectionElement('live_data', {
    primary: { title: 'Out there', title_as: 'h3', active_zwifters_label: 'Riders', live_events_label: 'Races' },
  })
  expect(element.querySelector('h3')).toHaveTextContent('Out there')
  expect([...element.querySelectorAll('dt')].map((label) => label.textContent)).toEqual(['Riders', 'Races'])
})

test("its title defaults to 'Live on {product} now', at the second level [LV-003, LV-004]", async () => {
  const element = await sectionElement('live_data')
  expect(element.querySelector('h2')).toHaveTextContent(`Live on ${env.PRODUCT_NAME} now`)
})

test("its labels default to 'Active Zwifters' and 'Live Events' [LV-005, LV-006]", async () => {
  const element = await sectionElement('live_data', { primary: { active_zwifters_label: ' ', live_events_label: {} } })
  const [players, events] = element.querySelectorAll('dt')
  expect(players).toHaveTextContent(/^Active Zwifters$/)
  expect(events).toHaveTextContent(/^Live Events$/)
})

test.each([['h9'], [2], [{}]])('takes the heading level %j for a missing one [LV-004]', async (title_as) => {
  const element = await sectionElement('live_data', { primary: { title_as } })
  expect(element.querySelector('h2')).not.toBeNull()
})

test('keeps the place of the counts with dashes until the first answer', async () => {
  const element = await sectionElement('live_data')
  expect([...element.querySelectorAll('dd')].map((count) => count.textContent)).toEqual(['–', '–'])
})

test('asks for its counts at once when it is shown [LV-009]', async () => {
  await show()
  expect(asked).toEqual(['GET /api/live-counts'])
  expect(counts()).toEqual(['1,204', '3'])
})

test('writes counts as the language does', async () => {
  await show('de')
  expect(counts()).toEqual(['1.204', '3'])
})

test('shows new counts every 60 seconds [LV-010]', async () => {
  await show()
  answerCounts(1300, 4)
  await pass(60_001)
  expect(counts()).toEqual(['1,300', '4'])
})

test('after a failure the last counts stay, without a word and without another call [LV-011, LV-012]', async () => {
  const complaints = vi.spyOn(console, 'error')
  await show()
  answerWith(() => Response.error())
  await pass(600_000)
  expect(counts()).toEqual(['1,204', '3'])
  expect(asked).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
})

test('asks again once the page is shown again after a failure', async () => {
  answerWith(() => Response.error())
  await show()
  answerCounts(7, 1)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(counts()).toEqual(['7', '1'])
})

test.each([[{ livePlayersCount: '7', liveEventsCount: 1 }], [{}], [null], [[]]])(
  'takes the answer %j for a failure [LV-008, LV-011]',
  async (answer) => {
    answerWith(() => Response.json(answer))
    await show()
    await pass(600_000)
    expect(counts()).toEqual(['–', '–'])
    expect(asked).toHaveLength(1)
  },
)

test('asks no more once it is gone', async () => {
  await show()
  detach()
  await pass(600_000)
  expect(asked).toHaveLength(1)
})

test('dashes stay where the very first call fails', async () => {
  answerWith(() => Response.error())
  await show()
  expect(counts()).toEqual(['–', '–'])
})

test('counts up to the first answer, and takes later ones at once', async () => {
  motion.matches = false
  await show()
  await pass(450)
  const [halfway] = counts()
  expect(Number(halfway?.replace(',', ''))).toBeGreaterThan(0)
  expect(Number(halfway?.replace(',', ''))).toBeLessThan(1204)
  await pass(500)
  expect(counts()).toEqual(['1,204', '3'])
  answerCounts(1300, 4)
  await pass(60_001)
  expect(counts()).toEqual(['1,300', '4'])
})
