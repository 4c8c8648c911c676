import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audiencesOf, audienceSchema, firstForEach } from '@/lib/domains/events/audience'
import type { EventRule } from '@/lib/domains/events/schema'
import { eventWith, subgroupWith } from '../../support/events'

const withRules = (id: number, ...rules: EventRule[]) =>
  eventWith({ id: String(id), rules, subgroups: [subgroupWith({ rules })] })
const idsFor = (shown: ReturnType<typeof firstForEach>, audience: 'visitor' | 'male' | 'other') =>
  shown.filter(({ shownTo }) => shownTo.includes(audience)).map((event) => 'id' in event && event.id)

test.each<[EventRule[], string[]]>([
  [[], ['visitor', 'male', 'other']],
  [['ladies_only'], ['visitor', 'other']],
  [['men_only'], ['visitor', 'male']],
  [['category_enforcement'], ['visitor', 'male', 'other']],
])('an event with the rules %j shows to %j [EV-090, EV-097]', (rules, audiences) => {
  expect(audiencesOf(withRules(1, ...rules))).toEqual(audiences)
})

test('an event with starts for some shows to those, and to all where some are for all [EV-090]', () => {
  const [women, men, all] = (['ladies_only', 'men_only', undefined] as const).map((rule) =>
    subgroupWith({ rules: rule ? [rule] : [] }),
  )
  expect(audiencesOf(eventWith({ subgroups: [women, women].flatMap((each) => each ?? []) }))).not.toContain('male')
  expect(audiencesOf(eventWith({ subgroups: [women, men].flatMap((each) => each ?? []) }))).toHaveLength(3)
  expect(audiencesOf(eventWith({ subgroups: [women, all].flatMap((each) => each ?? []) }))).toHaveLength(3)
})

test('a list holds the first few for each, so that nobody’s is cut short by events for others [EV-097]', () => {
  const women = [1, 2, 3].map((id) => withRules(id, 'ladies_only'))
  const shown = firstForEach([...women, withRules(4), withRules(5, 'men_only'), withRules(6), withRules(7)], 3)
  expect(idsFor(shown, 'visitor')).toEqual(['1', '2', '3'])
  expect(idsFor(shown, 'other')).toEqual(['1', '2', '3'])
  expect(idsFor(shown, 'male')).toEqual(['4', '5', '6'])
})

test('whatever the list, each sees the first of the events that show to them, in order', () => {
  const rules = fc.subarray<EventRule>(['ladies_only', 'men_only', 'allows_late_join'])
  fc.assert(
    fc.property(fc.array(rules), fc.integer({ min: 0, max: 4 }), (lists, most) => {
      const events = lists.map((each, index) => withRules(index, ...each))
      const shown = firstForEach(events, most)
      for (const audience of audienceSchema.options) {
        const own = events.filter((event) => audiencesOf(event).includes(audience)).map(({ id }) => id)
        expect(idsFor(shown, audience)).toEqual(own.slice(0, most))
      }
      expect(shown.every(({ shownTo }) => shownTo.length > 0)).toBe(true)
    }),
  )
})
