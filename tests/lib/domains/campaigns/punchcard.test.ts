import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  greetingTitle,
  isGoalExceeded,
  isUnlockAchieved,
  isWorkoutComplete,
  wattsPerKilo,
} from '@/lib/domains/campaigns/punchcard'

const results = (percent: number) => ({ stages: [{ name: 'one', percent }], unlocks: [{ name: 'Socks', percent }] })

test.each([
  [100, true],
  [99.9, false],
  [101, false],
  [0, false],
])('a workout whose stage is at %d %% is complete: %s [CP-057]', (percent, isComplete) => {
  expect(isWorkoutComplete(results(percent), 'one')).toBe(isComplete)
})

test('a workout of a stage that the player has nothing of is not complete [CP-057]', () => {
  expect(isWorkoutComplete(results(100), 'two')).toBe(false)
})

test('an unlock is achieved at its percentage and above it, whatever that is [CP-058]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (reached, percent) => {
      expect(isUnlockAchieved(results(reached), { name: 'Socks', percent })).toBe(reached >= percent)
    }),
  )
})

test('an unlock that the game does not name is not achieved, even at 0 % [CP-058]', () => {
  expect(isUnlockAchieved(results(100), { name: 'Cap', percent: 0 })).toBe(false)
})

test.each([
  [3, 2, true],
  [2, 2, false],
  [1, 2, false],
  [0, -1, false],
  [0, 0, false],
])('progress %d of %d shows the completed icon: %s [CP-059]', (reached, goal, isExceeded) => {
  expect(isGoalExceeded(reached, goal)).toBe(isExceeded)
})

test('a title names the player in place of each placeholder, whatever the name holds [CP-055]', () => {
  expect(greetingTitle('Well climbed, {FIRSTNAME}', 'Maya')).toBe('Well climbed, Maya')
  expect(greetingTitle('{FIRSTNAME}, oh {FIRSTNAME}', '$& {FIRSTNAME}')).toBe('$& {FIRSTNAME}, oh $& {FIRSTNAME}')
  expect(greetingTitle('No name here', 'Maya')).toBe('No name here')
})

test.each([
  ['Well climbed, {FIRSTNAME}', 'Well climbed'],
  ['Well climbed, {FIRSTNAME}!', 'Well climbed!'],
  ['{FIRSTNAME}, well climbed', 'well climbed'],
  ['見事な登りでした、{FIRSTNAME}さん', '見事な登りでした'],
])('a title without a name leaves no gap: %j', (title, shown) => {
  expect(greetingTitle(title)).toBe(shown)
  expect(greetingTitle(title, '')).toBe(shown)
})

test('watts per kilo need both, and a weight that is one', () => {
  expect(wattsPerKilo({ ftpWatts: 240, weightKilograms: 60 })).toBe(4)
  for (const fitness of [{}, { ftpWatts: 240 }, { weightKilograms: 60 }, { ftpWatts: 240, weightKilograms: 0 }]) {
    expect(wattsPerKilo(fitness)).toBeUndefined()
  }
})
