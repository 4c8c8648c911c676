import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { SearchItem } from '@/lib/domains/search/entry'
import { SearchIndex } from '@/lib/domains/search/search-index'

const KEYS = Array.from({ length: 12 }, (_, number) => `page${number}`)

const itemOf = (key: string, version: number): SearchItem => ({
  key,
  version: String(version),
  entries: [
    {
      kind: 'page',
      locale: 'en',
      title: `${key} v${version}`,
      text: 'words of all',
      place: { type: 'page', uid: key },
    },
    { kind: 'question', locale: 'en', title: `question of ${key}`, text: 'words of all', place: { path: `/${key}` } },
  ],
})

function openIndex(): SearchIndex {
  const index = new SearchIndex(':memory:')
  onTestFinished(() => index.close())
  return index
}

const titlesIn = (index: SearchIndex) =>
  index
    .entries(index.matches('"words"', 'title or text', 'en'), 0)
    .map(({ title }) => title)
    .toSorted()

const expected = (versions: ReadonlyMap<string, number>) =>
  [...versions].flatMap(([key, version]) => [`${key} v${version}`, `question of ${key}`]).toSorted()

test('what was put and removed, however often and in whichever order, is all that is found', () => {
  const put = fc.record({ keys: fc.subarray(KEYS, { minLength: 1 }), isGone: fc.boolean() })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 30 }), (steps) => {
      const index = new SearchIndex(':memory:')
      const versions = new Map<string, number>()
      for (const [version, { keys, isGone }] of steps.entries()) {
        if (isGone) index.remove('content', keys)
        else
          index.put(
            'content',
            keys.map((key) => itemOf(key, version)),
          )
        for (const key of keys) {
          if (isGone) versions.delete(key)
          else versions.set(key, version)
        }
      }
      expect(titlesIn(index)).toEqual(expected(versions))
      expect([...index.versionsOf('content').keys()].toSorted()).toEqual([...versions.keys()].toSorted())
      index.close()
    }),
    { numRuns: 40 },
  )
})

test('a day of publishes leaves an index that takes the next one', () => {
  const index = openIndex()
  for (let version = 0; version < 300; version += 1) {
    index.put(
      'content',
      KEYS.map((key) => itemOf(key, version)),
    )
    index.setState('content', String(version))
  }
  expect(titlesIn(index)).toEqual(expected(new Map(KEYS.map((key) => [key, 299]))))
  expect(index.stateOf('content')).toBe('299')
})

test('an entry is found by other words, which nobody reads', () => {
  const index = openIndex()
  const entry = { kind: 'page', locale: 'en', title: 'Help', text: 'Ask us', place: { path: '/help' } } as const
  index.put('content', [{ key: 'help', version: '1', entries: [{ ...entry, otherWords: 'refund' }] }])
  const [found] = index.entries(index.matches('"refund"', 'title or text', 'en'), 0)
  expect(found?.title).toBe('Help')
  expect(found && index.textOf(found)).toBe('Ask us')
  expect(index.matches('"refund"', 'title', 'en')).toEqual([])
})
