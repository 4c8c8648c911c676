import { expect, test } from 'vitest'
import { firstForEach } from '@/lib/domains/events/audience'
import { eventCardFrom } from '@/lib/domains/events/event-card'
import type { EventRule } from '@/lib/domains/events/schema'
import { eventWith, subgroupWith } from '../../support/events'

const starts = (...rules: EventRule[][]) =>
  rules.map((each, index) => subgroupWith({ id: String(71 + index), rules: each }))

const marksOfCard = (event: Parameters<typeof eventWith>[0]) => eventCardFrom(eventWith(event)).marks

test.each<[EventRule, string]>([
  ['ladies_only', 'women_only'],
  ['men_only', 'men_only'],
  ['category_enforcement', 'categories_enforced'],
])('an event whose every start has the rule %s is marked so [PB-069]', (rule, mark) => {
  expect(marksOfCard({ rules: [rule], subgroups: [] })).toEqual([mark])
  expect(marksOfCard({ rules: [], subgroups: starts([rule], ['allows_late_join', rule]) })).toEqual([mark])
})

test('an event with starts for all is not marked by the rules of some [PB-069]', () => {
  expect(marksOfCard({ subgroups: starts(['ladies_only'], ['men_only'], ['category_enforcement'], []) })).toEqual([])
  const women = starts(['ladies_only'], ['ladies_only', 'category_enforcement'])
  expect(marksOfCard({ subgroups: women })).toEqual(['women_only'])
  expect(marksOfCard({ rules: ['allows_late_join'], subgroups: [] })).toEqual([])
})

test('lists around an event and of stages mark theirs as cards do', () => {
  const rules: EventRule[] = ['ladies_only', 'category_enforcement']
  const events = [
    eventWith({ id: '31', rules, subgroups: starts(rules) }),
    eventWith({ id: '47', rules: [], subgroups: starts([]) }),
  ]
  expect(firstForEach(events, 3).map(({ id, marks }) => [id, marks])).toEqual([
    ['31', ['women_only', 'categories_enforced']],
    ['47', []],
  ])
})
