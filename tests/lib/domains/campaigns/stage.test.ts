import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  campaignStageOf,
  stageAt,
  stageBoundaries,
  stageDocumentFor,
  stageForPlayer,
  stageForVisitor,
  campaignStageOfTags,
  type CampaignStage,
  type StageStarts,
  visitorStageOf,
} from '@/lib/domains/campaigns/stage'

const starts = {
  registration: '2026-03-01T10:00:00Z',
  eventSignUp: '2026-03-08T10:00:00Z',
  campaign: '2026-03-15T10:00:00Z',
  post: '2026-03-22T10:00:00Z',
}
const stages: CampaignStage[] = ['pre-registration', 'registration', 'event-signup-enabled', 'progress', 'post']

const at = (instant: string) => new Date(instant)
const justAfter = (instant: string) => new Date(Date.parse(instant) + 1)

test.each([
  [starts.registration, 'pre-registration', 'registration'],
  [starts.eventSignUp, 'registration', 'event-signup-enabled'],
])('at %s the stage is %s, a millisecond later %s [CP-022, CP-023, CP-024]', (start, before, after) => {
  expect(stageAt(starts, at(start))).toBe(before)
  expect(stageAt(starts, justAfter(start))).toBe(after)
})

test.each([
  [starts.campaign, 'event-signup-enabled', 'progress'],
  [starts.post, 'progress', 'post'],
])('at %s the stage is %s, a millisecond later %s [CP-020, CP-021]', (start, before, after) => {
  expect(stageAt(starts, at(start))).toBe(before)
  expect(stageAt(starts, justAfter(start))).toBe(after)
})

test('a start that is missing or unreadable is never [CP-024]', () => {
  const now = at('2030-01-01T00:00:00Z')
  expect(stageAt({}, now)).toBe('pre-registration')
  expect(stageAt({ ...starts, post: undefined }, now)).toBe('progress')
  expect(stageAt({ ...starts, post: 'soon' }, now)).toBe('progress')
})

test('starts are compared as instants, whatever zone they are written in [CP-019]', () => {
  const zoned = { registration: '2026-03-01T12:00:00+02:00' }
  expect(stageAt(zoned, at(starts.registration))).toBe('pre-registration')
  expect(stageAt(zoned, justAfter(starts.registration))).toBe('registration')
})

test('a visitor is asked to register from the registration start to the post start [CP-027, CP-028]', () => {
  const seen = (instant: Date) => stageForVisitor(starts, instant)
  expect(seen(at(starts.registration))).toBe('pre-registration')
  expect(seen(justAfter(starts.registration))).toBe('registration')
  expect(seen(justAfter(starts.eventSignUp))).toBe('registration')
  expect(seen(justAfter(starts.campaign))).toBe('registration')
  expect(seen(at(starts.post))).toBe('registration')
  expect(seen(justAfter(starts.post))).toBe('post')
})

test('a campaign under way that never registered anybody is ahead of registration to a visitor', () => {
  expect(stageForVisitor({ campaign: starts.campaign }, justAfter(starts.campaign))).toBe('pre-registration')
})

test('once event sign-up has started, enrolled players see progress and others are asked to register [CP-025]', () => {
  expect(stageForPlayer(starts, true, justAfter(starts.eventSignUp))).toBe('progress')
  expect(stageForPlayer(starts, false, justAfter(starts.eventSignUp))).toBe('registration')
})

test('once the campaign has started, too [CP-026]', () => {
  expect(stageForPlayer(starts, true, justAfter(starts.campaign))).toBe('progress')
  expect(stageForPlayer(starts, false, justAfter(starts.campaign))).toBe('registration')
})

test.each([true, false])('before and after that, being enrolled (%j) changes nothing', (isEnrolled) => {
  expect(stageForPlayer(starts, isEnrolled, at(starts.registration))).toBe('pre-registration')
  expect(stageForPlayer(starts, isEnrolled, justAfter(starts.registration))).toBe('registration')
  expect(stageForPlayer(starts, isEnrolled, justAfter(starts.post))).toBe('post')
})

test('something changes the millisecond after each start', () => {
  expect(stageBoundaries(starts)).toEqual(Object.values(starts).map(justAfter))
})

test('nothing changes at a start that is missing or unreadable', () => {
  expect(stageBoundaries({ post: 'soon' })).toEqual([])
  expect(stageBoundaries({})).toEqual([])
})

const minutes = fc.integer({ min: 0, max: 100 }).map((minute) => Date.parse('2026-03-01T10:00:00Z') + minute * 60_000)
const anyStart = fc.option(
  minutes.map((instant) => new Date(instant).toISOString()),
  { nil: undefined },
)
const anyStarts = fc.record({ registration: anyStart, eventSignUp: anyStart, campaign: anyStart, post: anyStart })
const instants = fc.tuple(minutes, fc.constantFrom(-1, 0, 1)).map(([minute, offset]) => new Date(minute + offset))

const views = (campaign: StageStarts, now: Date) => [
  stageAt(campaign, now),
  stageForVisitor(campaign, now),
  stageForPlayer(campaign, true, now),
  stageForPlayer(campaign, false, now),
]

test('whatever the order of its starts, a campaign never goes back', () => {
  fc.assert(
    fc.property(anyStarts, instants, instants, (campaign, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      const then = views(campaign, later)
      views(campaign, earlier).forEach((stage, view) => {
        expect(stages.indexOf(then[view] ?? stage)).toBeGreaterThanOrEqual(stages.indexOf(stage))
      })
    }),
  )
})

test('nothing changes between two boundaries', () => {
  fc.assert(
    fc.property(anyStarts, instants, instants, (campaign, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      fc.pre(!stageBoundaries(campaign).some((boundary) => earlier < boundary && boundary <= later))
      expect(views(campaign, later)).toEqual(views(campaign, earlier))
    }),
  )
})

test('the document of a stage is the one whose tags name it [CP-030]', () => {
  const documents = [
    { id: 'a', tags: ['pre-registration', 'en-us'] },
    { id: 'b', tags: ['en-us', 'registration'] },
    { id: 'c', tags: [] },
  ]
  expect(stageDocumentFor(documents, 'registration')?.id).toBe('b')
  expect(stageDocumentFor(documents, 'pre-registration')?.id).toBe('a')
  expect(stageDocumentFor(documents, 'post')).toBeUndefined()
})

test('each stage of a campaign is a label that a document can have, and nothing else is [CP-018]', () => {
  for (const stage of stages) expect(campaignStageOfTags(['en-us', stage])).toBe(stage)
  expect(campaignStageOfTags(['finale'])).toBeUndefined()
})

test('the stage that a document is for is named by one of its tags, wherever it stands', () => {
  expect(campaignStageOfTags(['en-us', 'event-signup-enabled'])).toBe('event-signup-enabled')
  expect(campaignStageOfTags(['en-us'])).toBeUndefined()
})

test('visitors see three of the stages, by their labels', () => {
  expect([...stages, 'elsewhere'].map(visitorStageOf)).toEqual([
    'pre-registration',
    'registration',
    undefined,
    undefined,
    'post',
    undefined,
  ])
})

test('any other text than a stage’s label is the first one', () => {
  expect([...stages, 'elsewhere', ''].map(campaignStageOf)).toEqual([...stages, 'pre-registration', 'pre-registration'])
})
