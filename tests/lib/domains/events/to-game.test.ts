import { expect, test } from 'vitest'
import { utcDay } from '@/lib/domains/events/calendar/window'
import { searchToGame } from '@/lib/domains/events/to-game'

test('a search is a filter by tags, time and rules, the first to start first [CD-024]', () => {
  const search = {
    tags: ['race'],
    hasRules: ['ladies_only' as const],
    onlyRules: ['men_only' as const],
    isEnforced: true,
  }
  expect(searchToGame(search, utcDay('2026-03-01'))).toEqual({
    tags: ['race'],
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-02T00:00:00.000Z',
    rulesSet: ['LADIES_ONLY'],
    rulesOrSet: ['MEN_ONLY'],
    onlyAccessExpression: true,
    sortField: 'eventStart',
    sortOrder: 'ASC',
  })
})
