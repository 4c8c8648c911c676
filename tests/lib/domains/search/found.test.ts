import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { searchLimits } from '@/lib/core/limits'
import type { SearchEntry } from '@/lib/domains/search/entry'
import { findResults, type PathOf } from '@/lib/domains/search/found'
import { SearchIndex } from '@/lib/domains/search/search-index'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const DAY_MS = 86_400_000

const pathOf: PathOf = (place, locale) => {
  const path = 'path' in place ? place.path : `/${place.uid}`
  return locale === 'en' ? path : `/${locale}${path}`
}

type Given = Partial<SearchEntry> & { title: string }

const entryOf = ({ title, ...others }: Given): SearchEntry => ({
  kind: 'page',
  locale: 'en',
  title,
  text: '',
  place: { type: 'page', uid: title.toLowerCase().replaceAll(' ', '-') },
  ...others,
})

function indexOf(entries: readonly Given[]): SearchIndex {
  const index = new SearchIndex(':memory:')
  onTestFinished(() => index.close())
  index.put(
    'content',
    entries.map((entry, key) => ({ key: String(key), version: '1', entries: [entryOf(entry)] })),
  )
  return index
}

type Question = { locale?: string; most?: number; where?: PathOf }

const ask = (index: SearchIndex, query: string, { locale = 'en', most = 10, where = pathOf }: Question = {}) =>
  findResults(index, { query, locale, defaultLocale: 'en', now: NOW, most }, where).groups

const titlesOf = (groups: ReturnType<typeof ask>) =>
  groups.flatMap(({ results }) => results.map(({ title }) => title.map(({ text }) => text).join('')))

const titles = (entries: readonly Given[], query: string, question?: Question) =>
  titlesOf(ask(indexOf(entries), query, question))

describe('a search finds', () => {
  test('words of titles before words of texts, and every word before some of them', () => {
    const entries = [
      { title: 'Gear', text: 'What to wear on a long climb' },
      { title: 'The long climb' },
      { title: 'A climb', text: 'short' },
    ]
    expect(titles(entries, 'long climb')).toEqual(['The long climb', 'Gear', 'A climb'])
  })

  test('of entries with every word, those with some in the title first, then the shorter ones', () => {
    const entries = [
      { title: 'Gear', text: 'What to wear on a long climb, and how to wash it' },
      { title: 'Training', text: 'A long climb' },
      { title: 'Climbs', text: 'The climb that is so long that nobody has ever seen the end of it' },
      { title: 'The climb', text: 'It is so long that nobody has ever seen the end of it' },
    ]
    expect(titles(entries, 'long climb ')).toEqual(['The climb', 'Training', 'Gear', 'Climbs'])
  })

  test('the page with that title before others that mention it, however short they are', () => {
    const long = 'Whoever rides all of it gets the jersey. '.repeat(50)
    const entries = [
      { title: 'Pine Ridge', text: 'Tour of Summits' },
      { title: 'Tour of Summits, the whole story', text: 'short' },
      { title: 'Tour of Summits', text: long },
    ]
    expect(titles(entries, 'tour of summits')).toEqual([
      'Tour of Summits',
      'Tour of Summits, the whole story',
      'Pine Ridge',
    ])
  })

  test('events that match alike by their time', () => {
    const at = (days: number) => ({
      title: `Climb in ${days} days`,
      kind: 'event' as const,
      until: NOW + days * DAY_MS,
    })
    expect(titles([at(3), at(1), at(2)], 'climb')).toEqual(['Climb in 1 days', 'Climb in 2 days', 'Climb in 3 days'])
  })

  test('events with their start, by which those of the same name are told apart', () => {
    const at = (days: number) => {
      const startsAt = NOW + days * DAY_MS
      return { title: 'Crew ride', kind: 'event' as const, place: { path: `/${days}` }, startsAt, until: startsAt }
    }
    const [group] = ask(indexOf([at(2), at(1), { title: 'Crew ride, the page' }]), 'crew ride').toReversed()
    expect(group?.results.map(({ startsAt }) => startsAt)).toEqual([
      '2026-03-02T12:00:00.000Z',
      '2026-03-03T12:00:00.000Z',
    ])
  })

  test('the best of each kind, however many there are of another', () => {
    const events = Array.from({ length: 250 }, (_, number) => ({
      title: `Tour start ${number}`,
      kind: 'event' as const,
      until: NOW + (250 - number) * DAY_MS,
    }))
    const others = [
      { title: 'Tour of Summits', kind: 'campaign' as const, text: 'Five stages of a tour' },
      { title: 'Plans', text: 'Every plan has every tour in it' },
    ]
    const groups = ask(indexOf([...events, ...others]), 'tour', { most: 1 })
    expect(groups.map(({ kind, count, isMore }) => ({ kind, count, isMore }))).toEqual([
      { kind: 'page', count: 1, isMore: false },
      { kind: 'campaign', count: 1, isMore: false },
      { kind: 'event', count: 100, isMore: true },
    ])
    expect(titlesOf(groups)).toEqual(['Plans', 'Tour of Summits', 'Tour start 249'])
  })

  test('the exact title, however many titles have more words and shorter texts', () => {
    const long = 'Nobody is dropped here. '.repeat(40)
    const others = Array.from({ length: 450 }, (_, number) => ({ title: `Group ride number ${number}` }))
    const page = { title: 'Group ride', text: long }
    const campaign = { title: 'Group ride of the year', kind: 'campaign' as const, text: long }
    const groups = ask(indexOf([...others, page, campaign]), 'group ride', { most: 1 })
    expect(titlesOf(groups)).toEqual(['Group ride', 'Group ride of the year'])
  })

  test('titles first, also for a word that stands in hundreds of texts', () => {
    const entries = Array.from({ length: 700 }, (_, number) => ({ title: `Page ${number}`, text: 'ride with us' }))
    expect(titles([...entries, { title: 'Ride' }], 'ride', { most: 2 })).toEqual(['Ride', 'Page 0'])
  })

  test('nothing by a short word alone, if others were asked for as well', () => {
    expect(titles([{ title: 'A 1 of x' }], 'a 1 xyzzyplugh')).toEqual([])
    expect(titles([{ title: 'A 1 of x' }], 'a 1')).toEqual(['A 1 of x'])
  })

  test.each([
    ['without accents', 'evenement', 'Événements de l’été'],
    ['in capital letters', 'ÉVÉNEMENTS', 'Événements de l’été'],
    ['with ss for ß', 'strasse', 'Straße der Sieger'],
    ['with the beginning of a word', 'mem', 'Memberships'],
    ['with a letter wrong', 'membarships', 'Memberships'],
    ['with two letters swapped in the last word', 'memebrships', 'Memberships'],
    ['without the spaces that Japanese does not have', '東京', '週末の東京ライド'],
    ['in Japanese by a single character', '京', '週末の東京ライド'],
    ['across two scripts', '東京ライド', '週末の東京ライド'],
  ])('words typed %s', (_, query, title) => {
    expect(titles([{ title }, { title: 'Something else' }], query)).toEqual([title])
  })

  test('a word that is not finished only at the end of the query', () => {
    const entries = [{ title: 'Memberships' }, { title: 'Mem' }]
    expect(titles(entries, 'mem').toSorted()).toEqual(['Mem', 'Memberships'])
    expect(titles(entries, 'mem ')).toEqual(['Mem'])
  })

  test('no Japanese that only has the same characters', () => {
    expect(titles([{ title: '京東ライド' }], '東京')).toEqual([])
  })

  test('events until their last start', () => {
    const entries = [
      { title: 'Ride of yesterday', kind: 'event' as const, until: NOW - 1 },
      { title: 'Ride of tomorrow', kind: 'event' as const, until: NOW + 1 },
    ]
    expect(titles(entries, 'ride')).toEqual(['Ride of tomorrow'])
  })

  test('nothing that visitors cannot see', () => {
    const where: PathOf = (place, locale) =>
      'uid' in place && place.uid === 'hidden' ? undefined : pathOf(place, locale)
    expect(titles([{ title: 'Hidden' }], 'hidden', { where })).toEqual([])
  })

  test('nothing for a query without words', () => {
    expect(ask(indexOf([{ title: 'Ride' }]), ' … !?* ')).toEqual([])
  })
})

describe('languages', () => {
  const place = { type: 'page', uid: 'tour' }
  const both = [
    { title: 'The tour', text: 'stages', place },
    { title: 'Die Rundfahrt', text: 'Etappen', locale: 'de', place },
    { title: 'Only English tour' },
    { title: 'La vuelta', text: 'tour', locale: 'es' },
  ]

  test('the visitor’s comes first, then English, and no other', () => {
    expect(titles(both, 'tour')).toEqual(['The tour', 'Only English tour'])
    expect(titles(both, 'vuelta')).toEqual([])
  })

  test('what is found by English words is shown in the visitor’s language, once, where it exists in it', () => {
    const groups = ask(indexOf(both), 'tour', { locale: 'de' })
    expect(titlesOf(groups)).toEqual(['Die Rundfahrt', 'Only English tour'])
    expect(groups[0]?.results.map(({ path, language, excerpt }) => [path, language, excerpt])).toEqual([
      ['/de/tour', undefined, [{ text: 'Etappen' }]],
      ['/de/only-english-tour', 'en', []],
    ])
  })

  test('a page’s questions in English are not found where the page has others', () => {
    const hash = { type: 'page', uid: 'help', hash: 'a' }
    const questions = [
      { title: 'How do I pay?', kind: 'question' as const, place: hash },
      { title: 'Wie zahle ich?', kind: 'question' as const, locale: 'de', place: hash },
    ]
    expect(titles(questions, 'pay', { locale: 'de' })).toEqual([])
  })
})

describe('results', () => {
  test('are grouped by kind with their number, as many of each as are asked for', () => {
    const rides = ['one', 'two', 'three'].map((name) => ({ title: `Ride ${name}`, kind: 'event' as const }))
    const groups = ask(indexOf([...rides, { title: 'Ride news', kind: 'article' }, { title: 'Ride' }]), 'ride', {
      most: 2,
    })
    expect(groups.map(({ kind, count, results }) => [kind, count, results.length])).toEqual([
      ['page', 1, 1],
      ['event', 3, 2],
      ['article', 1, 1],
    ])
    expect(groups.some(({ isMore }) => isMore)).toBe(false)
  })

  test('say that there are more than are counted', () => {
    const many = Array.from({ length: 250 }, (_, number) => ({ title: `Ride ${number}` }))
    expect(ask(indexOf(many), 'ride')[0]).toMatchObject({ count: 100, isMore: true })
  })

  test('mark the words that were looked for, as they are written', () => {
    const [group] = ask(indexOf([{ title: 'Été en ville', text: 'Une étape d’été.' }]), 'ete')
    expect(group?.results[0]?.title).toEqual([{ text: 'Été', isFound: true }, { text: ' en ville' }])
    expect(group?.results[0]?.excerpt).toEqual([
      { text: 'Une étape d’' },
      { text: 'été', isFound: true },
      { text: '.' },
    ])
  })

  test('mark Japanese within its sentence', () => {
    const [group] = ask(indexOf([{ title: '週末の東京ライド' }]), '東京')
    expect(group?.results[0]?.title).toEqual([{ text: '週末の' }, { text: '東京', isFound: true }, { text: 'ライド' }])
  })

  test('show the part of a text where the words are', () => {
    const text = `${'Long before that nothing happened. '.repeat(20)}Then came the velodrome.${' And after.'.repeat(40)}`
    const excerpt = ask(indexOf([{ title: 'History', text }]), 'velodrome')[0]?.results[0]?.excerpt ?? []
    const shown = excerpt.map((part) => part.text).join('')
    expect(excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: 'velodrome', isFound: true }])
    expect(shown).toMatch(/^… .*velodrome.* …$/)
    expect(shown.length).toBeLessThan(200)
  })
})

describe('a hostile query', () => {
  const index = () => indexOf([{ title: 'Ride' }, { title: 'Über AND OR NOT NEAR' }, { title: '東京' }])

  test.each([
    '"',
    '*',
    'NOT',
    'NEAR(ride 5)',
    'title:ride',
    'ride" OR "x',
    '^ride',
    "'; DROP TABLE words; --",
    '\0ride',
    '((((',
    '﷽',
  ])('as %j is words like any other', (query) => {
    expect(() => ask(index(), query)).not.toThrow()
  })

  test('of any characters is answered', () => {
    const searched = index()
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        expect(Array.isArray(ask(searched, query))).toBe(true)
      }),
    )
  })

  test('is looked at up to the limits', () => {
    const searched = index()
    const padding = `${'x'.repeat(9)} `.repeat(searchLimits.characters / 10)
    expect(titlesOf(ask(searched, `${padding}ride`))).toEqual([])
    const words = 'no '.repeat(searchLimits.words)
    expect(titlesOf(ask(searched, `${words}ride`))).toEqual([])
  })
})
