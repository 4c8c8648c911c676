import { describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { fetchText, newestArticles } from '@/lib/domains/articles/fetch-server'
import { listNewestArticles } from '@/lib/domains/articles/server'
import { stubUpstream } from '../../support/upstream'

/** The instant at which article 1 was published; each further one is a minute older. */
const FIRST = Date.parse('2026-02-01T08:00:00Z')

const row = (ID: number) => ({
  ID,
  post_date: new Date(FIRST - (ID - 1) * 60_000).toISOString(),
  post_name: `article-${ID}`,
  post_title: `Article ${ID}`,
})

const unreadable = (ID: number) => ({ ...row(ID), post_title: null })

const idsOf = (articles: readonly { id: string }[]) => articles.map(({ id }) => Number(id))
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** A service with so many articles, that answers as the real one does: those before an instant, a page at a time. */
const withArticles = (rows: readonly { post_date: string }[]) =>
  stubUpstream(({ url }) => {
    const query = new URL(url).searchParams
    const before = Date.parse(query.get('before') ?? '9999-01-01T00:00:00Z')
    const found = rows.filter(({ post_date }) => Date.parse(post_date) < before)
    return Response.json(found.slice(0, Number(query.get('limit'))))
  })

describe.each([
  ['as the service has them now', (most: number) => newestArticles(most)],
  ['as they are kept', listNewestArticles],
])('the newest articles, %s,', (_, read) => {
  test('are read a hundred at a time until the service has no more, newest first', async () => {
    const asked = withArticles(upTo(230).map(row))
    expect(idsOf(await read(1000))).toEqual(upTo(230))
    expect(asked.map(({ url }) => new URL(url).searchParams.toString())).toEqual([
      'limit=100',
      `limit=100&before=${encodeURIComponent(row(100).post_date)}`,
      `limit=100&before=${encodeURIComponent(row(200).post_date)}`,
    ])
  })

  test('are no more than are wanted, and no page is read for nothing', async () => {
    const asked = withArticles(upTo(500).map(row))
    expect(idsOf(await read(150))).toEqual(upTo(150))
    expect(asked).toHaveLength(2)
    asked.length = 0
    expect(idsOf(await read(200))).toEqual(upTo(200))
    expect(asked).toHaveLength(2)
  })

  test('go on after a page of which one can be read, and are none if none of one can', async () => {
    vi.spyOn(log, 'warn').mockReturnValue()
    withArticles(upTo(250).map((id) => (id > 100 && id !== 200 ? unreadable(id) : row(id))))
    await expect(read(1000)).rejects.toMatchObject({ name: 'UpstreamError', kind: 'schema' })
    withArticles(upTo(240).map((id) => (id > 100 && id < 200 ? unreadable(id) : row(id))))
    expect(idsOf(await read(1000))).toEqual(upTo(240).filter((id) => id <= 100 || id >= 200))
  })
})

describe('the text of a listed article', () => {
  const listed = { id: '7', title: 'Winter base', postName: 'winter-base', publishedAt: '2026-02-01T08:00:00Z' }
  const withText = (content_html?: string) => stubUpstream(() => Response.json({ ...row(7), content_html }))

  test('is its words, those of each part apart from those of the next', async () => {
    withText(
      '<h2>Base</h2><p>Ride <b>ea</b>sy &amp; long</p><ul><li>one</li><li>two</li></ul><blockquote>Go</blockquote><div>Rest</div><table><tr><th>Day</th><td>Hours</td></tr></table>',
    )
    await expect(fetchText(listed)).resolves.toBe('Base Ride easy & long one two Go Rest Day Hours')
  })

  test.each([
    ['without a text', () => Response.json(row(7))],
    ['that was withdrawn meanwhile', () => new Response('', { status: 404 })],
    ['whose answer can’t be read', () => Response.json({ ID: 7 })],
  ])('is empty for one %s', async (_, answer) => {
    vi.spyOn(log, 'warn').mockReturnValue()
    stubUpstream(answer)
    await expect(fetchText(listed)).resolves.toBe('')
  })

  test('is none in an outage, so that what was found before can still be found', async () => {
    stubUpstream(() => new Response('', { status: 403 }))
    await expect(fetchText(listed)).rejects.toMatchObject({ name: 'UpstreamError', kind: 'status' })
  })
})
