import { expect, test, vi } from 'vitest'
import { KeptSpelling } from '@/lib/domains/search/kept-spelling'
import { SearchIndex } from '@/lib/domains/search/search-index'

/** Corrections by words that a test changes, by a clock that it moves. */
function keptSpelling(...first: string[]) {
  const site = { words: first, now: 0 }
  const read = vi.fn(() => site.words.map((word) => ({ word, count: 1 })))
  const kept = new KeptSpelling(read, () => site.now)
  const change = (...words: string[]) => {
    site.words = words
    kept.outdate()
  }
  return { site, read, change, corrections: (word: string) => kept.latest.corrections(word) }
}

test('words are read when a correction is first asked for, and not again until they have changed', () => {
  const { site, read, change, corrections } = keptSpelling()
  change('summit')
  expect(read).not.toHaveBeenCalled()
  expect(corrections('sumit')).toEqual(['summit'])
  site.now = 3_600_000
  expect(corrections('summmit')).toEqual(['summit'])
  expect(read).toHaveBeenCalledOnce()
})

test('however often words change and searches are mistyped, all are read once in ten seconds', () => {
  const { site, read, change, corrections } = keptSpelling('summit')
  corrections('sumit')
  for (site.now = 100; site.now < 10_000; site.now += 100) {
    change('valley')
    expect(corrections('sumit')).toEqual(['summit'])
  }
  expect(read).toHaveBeenCalledOnce()
  site.now = 10_000
  expect([corrections('sumit'), corrections('vallley')]).toEqual([[], ['valley']])
  expect(read).toHaveBeenCalledTimes(2)
})

test('words that change after a long time count at once', () => {
  const { site, change, corrections } = keptSpelling('summit')
  corrections('sumit')
  site.now = 10_000
  change('valley')
  expect(corrections('vallley')).toEqual(['valley'])
})

test('a search index corrects by its words as they were a short while ago', () => {
  let now = 0
  const index = new SearchIndex(':memory:', () => now)
  const put = (word: string) =>
    index.put('content', [
      {
        key: word,
        version: '1',
        entries: [{ kind: 'page', locale: 'en', title: word, text: '', place: { path: '/' } }],
      },
    ])
  put('summit')
  expect(index.spelling.corrections('sumit')).toEqual(['summit'])
  put('valley')
  expect(index.spelling.corrections('vallley')).toEqual([])
  now = 10_000
  expect(index.spelling.corrections('vallley')).toEqual(['valley'])
  index.close()
})
