import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  greetingTitle,
  isAchieved,
  isGoalExceeded,
  isUnlockAchieved,
  isWorkoutComplete,
  progressShare,
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

test('one of several stages and unlocks is enough', () => {
  const both = {
    stages: [...results(100).stages, { name: 'two', percent: 0 }],
    unlocks: [...results(100).unlocks, { name: 'Cap', percent: 0 }],
  }
  expect(isWorkoutComplete(both, 'one')).toBe(true)
  expect(isUnlockAchieved(both, { name: 'Socks', percent: 50 })).toBe(true)
})

test.each([
  [2, 5, 0.4],
  [5, 5, 1],
  [7, 5, 1],
  [-1, 5, 0],
  [0, 5, 0],
  [3, 0, 0],
  [3, -1, 0],
])('a bar at %d of %d is filled to %d', (reached, goal, share) => {
  expect(progressShare({ reached, goal })).toBe(share)
})

describe('a card shows as achieved', () => {
  const card = { firstName: 'Maya', usesMetric: true, results: results(100), progress: { reached: 3, goal: 2 } }
  const unknown = { firstName: 'Maya', usesMetric: true }

  test.each([
    [
      { kind: 'stage', name: 'one' },
      { kind: 'stage', name: 'two' },
    ],
    [
      { kind: 'unlock', name: 'Socks', percent: 100 },
      { kind: 'unlock', name: 'Socks', percent: 101 },
    ],
    [
      { kind: 'goal', goal: undefined },
      { kind: 'goal', goal: 3 },
    ],
  ] as const)('%j, and not %j; neither where the game says nothing [CP-057, CP-058, CP-059]', (achieved, open) => {
    expect([achieved, open].map((each) => isAchieved(card, each))).toEqual([true, false])
    expect([achieved, open].map((each) => isAchieved(unknown, each))).toEqual([false, false])
  })

  test('a goal of the editors’, also below the game’s own', () => {
    expect(isAchieved({ ...card, progress: { reached: 3, goal: 5 } }, { kind: 'goal', goal: 2 })).toBe(true)
    expect(isAchieved({ ...card, progress: { reached: 3, goal: 5 } }, { kind: 'goal', goal: undefined })).toBe(false)
  })
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
