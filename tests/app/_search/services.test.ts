import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serviceReaders } from '@/app/_search/services'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { encodeArticleId } from '@/lib/domains/articles/article-id'
import type { SearchItem } from '@/lib/domains/search/entry'
import { stubUpstream } from '../../lib/support/upstream'

const NOW = Date.parse('2026-02-10T12:00:00Z')
const HOUR_MS = 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  return () => vi.useRealTimers()
})

const readerOf = (source: string) => {
  const reader = serviceReaders.find((each) => each.source === source)
  if (reader === undefined) throw new Error(`no reader of ${source}`)
  return reader
}

async function read(source: string, known: ReadonlyMap<string, string> = new Map()) {
  const changed: SearchItem[] = []
  const { gone } = await readerOf(source).read(known, (items) => changed.push(...items))
  return { changed, gone }
}

const versionsOf = (items: readonly SearchItem[]) => new Map(items.map(({ key, version }) => [key, version]))

describe('news', () => {
  const card = (ID: number, day: number) => ({
    ID,
    post_date: `2026-02-0${day}T08:00:00Z`,
    post_name: `article-${ID}`,
    post_title: `Article ${ID}`,
  })
  const service = (cards: object[]) =>
    stubUpstream(({ url }) => {
      if (url.includes('/article_cards?')) return Response.json(cards)
      return Response.json({ ...card(7, 1), content_html: '<h2>Winter</h2><p>Ride &amp; rest.</p><script>x</script>' })
    })

  test('are found by their title and whole text, as text', async () => {
    service([card(7, 1)])
    const { changed } = await read('articles')
    expect(changed.flatMap(({ entries }) => entries)).toEqual([
      {
        kind: 'article',
        locale: 'en',
        title: 'Article 7',
        text: 'Winter Ride & rest.',
        place: { path: '/news/7-article-7' },
      },
    ])
  })

  test('are asked for their text only when they are new or changed', async () => {
    const asked = service([card(8, 2), card(7, 1)])
    const first = await read('articles')
    expect(asked).toHaveLength(3)
    const again = await read('articles', versionsOf(first.changed))
    expect(again.changed).toEqual([])
    expect(asked).toHaveLength(4)
  })

  test('that are gone are named', async () => {
    service([card(7, 1)])
    expect((await read('articles', new Map([['3', 'old']]))).gone).toEqual(['3'])
  })

  test('whose text can’t be read are found by their title, and the others wholly', async () => {
    stubUpstream(({ url }) => {
      if (url.includes('/article_cards?')) return Response.json([card(8, 2), card(7, 1)])
      return url.endsWith(encodeArticleId(8))
        ? Response.json({ nothing: 'of an article' })
        : Response.json({ ...card(7, 1), content_html: '<p>Ride.</p>' })
    })
    const { changed } = await read('articles')
    expect(changed.flatMap(({ entries }) => entries.map(({ title, text }) => [title, text]))).toEqual([
      ['Article 8', ''],
      ['Article 7', 'Ride.'],
    ])
  })

  test('are read again once a day, since a list does not say that a text was changed', async () => {
    service([card(7, 1)])
    const first = versionsOf((await read('articles')).changed)
    vi.setSystemTime(NOW + 4 * HOUR_MS)
    expect((await read('articles', first)).changed).toEqual([])
    vi.setSystemTime(NOW + 24 * HOUR_MS)
    expect((await read('articles', first)).changed).toHaveLength(1)
  })

  test('out of reach fail, so that nothing is taken for gone', async () => {
    stubUpstream(() => new Response('', { status: 403 }))
    await expect(read('articles')).rejects.toThrow('articles')
  })
})

describe('events', () => {
  const event = (changes: object = {}) => ({
    id: 5,
    name: 'Night City Crit',
    description: 'Fast laps',
    eventStart: '2026-03-01T18:00:00Z',
    eventType: 'RACE',
    sport: 'CYCLING',
    rulesSet: [],
    eventSubgroups: [{ id: 51, label: 1, eventSubgroupStart: '2026-03-01T19:00:00Z', rulesSet: [] }],
    tags: [],
    ...changes,
  })

  test('are found until their last start', async () => {
    const asked = stubUpstream(() => Response.json({ events: [event()] }))
    const { changed } = await read('events')
    // The public search names no event that only players find (EV-113), unlike the list of what is to come.
    expect(asked.map(({ url }) => url)).toEqual([`${env.GAME_API_URL}/eventfeed/public/search`])
    expect(changed.flatMap(({ entries }) => entries)).toEqual([
      {
        kind: 'event',
        locale: 'en',
        title: 'Night City Crit',
        text: 'Fast laps',
        place: { path: '/events/view/5' },
        until: Date.parse('2026-03-01T19:00:00Z'),
        startsAt: Date.parse('2026-03-01T18:00:00Z'),
      },
    ])
  })

  test('are replaced when they say something else', async () => {
    stubUpstream(() => Response.json({ events: [event()] }))
    const known = versionsOf((await read('events')).changed)
    expect((await read('events', known)).changed).toEqual([])
    stubUpstream(() => Response.json({ events: [event({ name: 'Day City Crit' })] }))
    expect((await read('events', known)).changed).toHaveLength(1)
  })
})

test('products are found in each language as its shop shows them', async () => {
  const field = (key: string, value: string) => ({ key, value, reference: null })
  const item = (handle: string, location: string) => ({
    node: { handle, fields: [field('title', handle), field('description', 'Warm'), field('location', location)] },
  })
  stubUpstream(() =>
    Response.json({
      data: {
        metaobjects: {
          edges: [item('jersey', 'all'), item('noren', 'jp')],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    }),
  )
  const { changed } = await read('products')
  const japanese = changed.filter(({ key }) => key.startsWith('ja '))
  expect(japanese.map(({ entries }) => entries[0]?.place)).toEqual([
    { path: '/shop#item-jersey' },
    { path: '/shop#item-noren' },
  ])
  expect(changed.map(({ key }) => key)).not.toContain('de noren')
})
