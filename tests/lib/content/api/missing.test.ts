import { expect, test } from 'vitest'
import { keepNothing } from '@/lib/core/server/keep-nothing'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { clearMissingDocuments, isKnownMissing, rememberMissing } from '@/lib/content/api/missing'

test('a document is taken to be missing for ten seconds, and after a publish no longer', () => {
  rememberMissing('page a', 1000)
  expect([isKnownMissing('page a', 10_999), isKnownMissing('page a', 11_000)]).toEqual([true, false])
  rememberMissing('page a', 1000)
  clearMissingDocuments()
  expect(isKnownMissing('page a', 1000)).toBe(false)
})

test('a thousand are remembered, and each one more takes the place of the oldest alone', () => {
  for (let made = 0; made < 1000; made += 1) rememberMissing(`page ${made}`, 0)
  rememberMissing('page 0', 1)
  rememberMissing('page 1000', 1)
  const known = (made: number) => isKnownMissing(`page ${made}`, 2)
  expect([known(0), known(1), known(2), known(1000)]).toEqual([true, false, true, true])
})

test.each(['page a"b', 'page a\\b', '"'])(
  '%s is missing without a question, since no document is called so',
  (name) => {
    expect(isKnownMissing(name, 0)).toBe(true)
  },
)

test('what is missing for a preview is not remembered for others', () => {
  withRequestBudget(() => {
    keepNothing()
    rememberMissing('page of a draft', 0)
  })
  expect(isKnownMissing('page of a draft', 0)).toBe(false)
  withRequestBudget(() => rememberMissing('page of nobody', 0))
  expect(isKnownMissing('page of nobody', 0)).toBe(true)
})
