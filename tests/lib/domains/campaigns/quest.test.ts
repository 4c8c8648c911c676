import { expect, test } from 'vitest'
import { isQuest } from '@/lib/domains/campaigns/quest'

test('one campaign is a quest [CP-008]', () => {
  expect(isQuest('gran-fondo-quest')).toBe(true)
})

test.each(['tour-of-summits', 'gran-fondo-quest-2', 'Gran-Fondo-Quest', ''])('%j is none [CP-008]', (shortName) => {
  expect(isQuest(shortName)).toBe(false)
})
