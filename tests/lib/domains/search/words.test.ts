import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, indexTerms, isUnspaced, pairsOf, wordsOf } from '@/lib/domains/search/words'

const wordsIn = (text: string) => wordsOf(text).map(({ word }) => word)

describe('a text is compared', () => {
  test.each([
    ['Événement', 'evenement'],
    ['Straße', 'strasse'],
    ['ＦＴＰ２０', 'ftp20'],
    ['Ærø', 'aero'],
    ['Ελλάδα', 'ελλαδα'],
    // Kana with and without their marks are different letters.
    ['バイク', 'バイク'],
    ['ハイク', 'ハイク'],
  ])('%s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('the same when it is folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})

describe('the words of a text', () => {
  test('are its letters and digits; apostrophes divide them, as French joins words by them', () => {
    expect(wordsIn("Don't stop: 20-minute FTP tests, l’étape!")).toEqual([
      'don',
      't',
      'stop',
      '20',
      'minute',
      'ftp',
      'tests',
      'l',
      'etape',
    ])
  })

  test('are apart where another script begins', () => {
    expect(wordsIn('東京でFTPテスト2回')).toEqual(['東京で', 'ftp', 'テスト', '2', '回'])
  })

  test('stand where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { word, from, to } of wordsOf(text)) expect(fold(text.slice(from, to))).toBe(word)
      }),
    )
  })
})

test('what is written without spaces is stored as pairs, so that any part of it is found', () => {
  expect(indexTerms('東京都 Tokyo 京')).toBe('東京 京都 都 tokyo 京')
  expect(pairsOf('都')).toEqual(['都'])
  expect(isUnspaced('ライド')).toBe(true)
  expect(isUnspaced('ride')).toBe(false)
})
