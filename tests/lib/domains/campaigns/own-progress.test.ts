import { expect, test } from 'vitest'
import {
  isCampaignUid,
  isIncomplete,
  ownProgressAnswerSchema,
  progressState,
  type OwnPart,
} from '@/lib/domains/campaigns/own-progress'

const five = (reached: number) => ({ reached, goal: 5 })
const begun = { stages: [{ name: 'one', percent: 40 }], unlocks: [] }
const running = { phase: 'running', isQuest: false, goal: undefined } as const
const registered = { status: 'registered' } as const

test.each<[string, OwnPart, Partial<Parameters<typeof progressState>[1]>, string]>([
  ['who never took part', { status: undefined }, {}, 'out'],
  ['who withdrew', { status: 'withdrawn', progress: five(2) }, {}, 'out'],
  ['who took no part in one that is over', { status: undefined }, { phase: 'past' }, 'missed'],
  ['whose campaign is to come', registered, { phase: 'coming' }, 'waiting'],
  ['who has done nothing yet', { ...registered, progress: five(0) }, {}, 'fresh'],
  ['who is in the middle of the first stage', { ...registered, progress: five(0), results: begun }, {}, 'underway'],
  ['who is half-way', { ...registered, progress: five(2) }, {}, 'underway'],
  ['who is at the goal, not beyond it', { ...registered, progress: five(5) }, {}, 'underway'],
  ['who is beyond the goal', { ...registered, progress: five(6) }, {}, 'achieved'],
  ['who is beyond the editors’ goal', { ...registered, progress: five(3) }, { goal: 2 }, 'achieved'],
  ['who is below the editors’ goal', { ...registered, progress: five(6) }, { goal: 10 }, 'underway'],
  ['whom the game lets graduate', { status: 'graduated', progress: five(5) }, {}, 'achieved'],
  ['who graduated, while the figures can’t be read', { status: 'graduated' }, { phase: 'past' }, 'achieved'],
  ['whose campaign is over before the goal', { ...registered, progress: five(2) }, { phase: 'past' }, 'over'],
  ['whose figures can’t be read', registered, {}, 'unknown'],
  ['on a quest, which has no figures', registered, { isQuest: true }, 'uncounted'],
])('one %s', (_, part, circumstances, state) => {
  expect(progressState(part, { ...running, ...circumstances })).toBe(state)
})

test.each(['tour-of-summits', 'MSP_page.2~a', 'a'])('%s may be the uid of a campaign’s page', (uid) => {
  expect(isCampaignUid(uid)).toBe(true)
})

test.each(['', '../admin', 'a/b', 'a b', '<script>', 'ä', 'a\n', 'x'.repeat(101)])('%j is no uid', (uid) => {
  expect(isCampaignUid(uid)).toBe(false)
})

const told = { title: 'Tour', path: '/campaigns/tour', state: 'fresh', sentence: 'You’re in.', onward: 'On' } as const

test('another try may tell more where some can’t be read, and only there', () => {
  expect(isIncomplete({ campaigns: [told] })).toBe(false)
  expect(isIncomplete({ campaigns: [], note: 'None.' })).toBe(false)
  expect(isIncomplete({ campaigns: [told], note: 'Not all.', lacks: 'some' })).toBe(true)
  expect(isIncomplete({ campaigns: [told, { ...told, state: 'unknown' }] })).toBe(true)
})

test.each([
  [{}],
  [{ campaigns: [{ ...told, state: 'elsewhere' }] }],
  [{ campaigns: [{ ...told, bar: { share: 2, text: 'x' } }] }],
  [{ campaigns: [{ ...told, path: undefined }] }],
])('the browser takes no answer like %j', (answer) => {
  expect(ownProgressAnswerSchema.safeParse(answer).success).toBe(false)
})
