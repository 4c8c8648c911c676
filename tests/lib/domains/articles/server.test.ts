import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import {
  findNextArticles,
  getArticle,
  getArticleCard,
  getNewsPage,
  listArticles,
  listWholeArticles,
} from '@/lib/domains/articles/server'
import { stubUpstream } from '../../support/upstream'

const answer = {
  ID: 7,
  post_date: '2026-02-01T08:00:00Z',
  post_name: 'winter-base',
  post_title: 'Winter base',
  thumbnail_url: 'https://media.test/7.jpg',
  content_html: '<p>Ride easy.</p><script>alert(1)</script>',
}
const card = {
  id: '7',
  title: 'Winter base',
  postName: 'winter-base',
  publishedAt: '2026-02-01T08:00:00Z',
  imageUrl: 'https://media.test/7.jpg',
}
const placeholder = { title: 'Article', postName: 'not-found', publishedAt: '2020-01-01T00:00:00Z' }

beforeEach(() => void vi.spyOn(log, 'warn'))

test('a card is read from the answer for its encoded id [CD-001, CD-002, CD-003]', async () => {
  const asked = stubUpstream(() => Response.json(answer))
  await expect(getArticleCard('7-some-old-name')).resolves.toEqual(card)
  expect(asked.map(({ url }) => url)).toEqual([`${env.ARTICLES_API_URL}/article_cards/NzI3NjkyNzA`])
  expect(log.warn).not.toHaveBeenCalled()
})

test('an article brings its text, sanitised', async () => {
  stubUpstream(() => Response.json(answer))
  await expect(getArticle('7')).resolves.toEqual({ ...card, contentHtml: '<p>Ride easy.</p>' })
})

test('the site’s own links and the pictures of its media are those of the article', async () => {
  const [origin] = env.MEDIA_ORIGINS
  const content_html = `<a href="${env.SITE_URL}/plans">plans</a><img src="${origin}/1.jpg" alt="A climb" />`
  stubUpstream(() => Response.json({ ...answer, content_html }))
  const { contentHtml } = await getArticle('7')
  expect(contentHtml).toContain(`<a href="${env.SITE_URL}/plans">plans</a>`)
  expect(contentHtml).toContain(`src="${origin}/1.jpg`)
})

test.each([
  ['does not exist', () => new Response('', { status: 404 })],
  ['is refused', () => new Response('', { status: 403 })],
  ['is not what was agreed', () => Response.json({ ID: 7 })],
])('a card of an article that %s is a placeholder, and the log says why [CD-006, CD-007]', async (_, failing) => {
  stubUpstream(failing)
  await expect(getArticleCard('7')).resolves.toEqual(placeholder)
  const details: unknown = expect.objectContaining({ articleId: '7' })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'article card shows the placeholder')
})

test('an id without a number is no article, and nobody is asked', async () => {
  const asked = stubUpstream(() => Response.json(answer))
  await expect(getArticle('winter-base')).rejects.toMatchObject({ name: 'NotFoundError' })
  expect(asked).toEqual([])
})

test('lists the articles before a date', async () => {
  const asked = stubUpstream(() => Response.json([answer]))
  await expect(listArticles({ limit: 1, before: '2026-03-01T00:00:00Z' })).resolves.toEqual([
    { ...card, contentHtml: '<p>Ride easy.</p>' },
  ])
  expect(asked[0]?.url).toBe(`${env.ARTICLES_API_URL}/article_cards?limit=1&before=2026-03-01T00%3A00%3A00Z`)
})

const dated = (ID: number) => ({ ...answer, ID, post_date: `2026-02-${20 - ID}T08:00:00Z` })

const numbered = (...ids: number[]) => ids.map(dated)

test('a page of the news says after which article the next one begins', async () => {
  const asked = stubUpstream(() => Response.json(numbered(1, 2, 3)))
  const { articles, olderThan } = await getNewsPage({ size: 2 })
  expect(articles.map(({ id }) => id)).toEqual(['1', '2'])
  expect(olderThan).toBe('2')
  expect(asked[0]?.url).toBe(`${env.ARTICLES_API_URL}/article_cards?limit=3`)
})

test('the next page begins after the last of however many', async () => {
  stubUpstream(() => Response.json(numbered(1, 2, 3, 4)))
  expect((await getNewsPage({ size: 3 })).olderThan).toBe('3')
})

test('the next page has what came before that article', async () => {
  const asked = stubUpstream(({ url }) => Response.json(url.includes('?') ? numbered(3) : dated(2)))
  await expect(getNewsPage({ size: 2, after: '2' })).resolves.toMatchObject({ articles: [{ id: '3' }] })
  expect(asked[1]?.url).toContain('before=2026-02-18T08%3A00%3A00Z')
})

test('a list without texts brings articles without texts', async () => {
  stubUpstream(() => Response.json([{ ...answer, content_html: undefined }]))
  await expect(listArticles({ limit: 1 })).resolves.toEqual([card])
})

/** The service lists three articles and answers for the second as said. */
function listingThree(second: () => Response) {
  return stubUpstream(({ url }) => {
    if (url.includes('?')) return Response.json(numbered(1, 2, 3).map(({ content_html: _html, ...row }) => row))
    // The encoded ids of 1, 2 and 3 differ in their last signs alone.
    if (url.endsWith('NzI3NjkyNjU')) return second()
    return Response.json(dated(url.endsWith('NzI3NjkyNjQ') ? 1 : 3))
  })
}

describe('the newest articles for a feed', () => {
  test('come with their texts, newest first', async () => {
    const asked = listingThree(() => Response.json(dated(2)))
    const whole = await listWholeArticles(3)
    expect(whole.map(({ id, contentHtml }) => [id, contentHtml])).toEqual(
      ['1', '2', '3'].map((id) => [id, '<p>Ride easy.</p>']),
    )
    expect(asked[0]?.url).toContain('limit=3')
  })

  test('are without one that was withdrawn meanwhile', async () => {
    listingThree(() => new Response('', { status: 404 }))
    expect((await listWholeArticles(3)).map(({ id }) => id)).toEqual(['1', '3'])
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('have one without its text whose answer can’t be read, and the log names it', async () => {
    listingThree(() => Response.json({ ID: 2 }))
    const texts = (await listWholeArticles(3)).map(({ id, contentHtml }) => [id, contentHtml !== undefined])
    expect(texts).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ])
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { articleId: '2', err: expect.objectContaining({ kind: 'schema' }) },
      expect.any(String),
    )
  })

  test('are none in an outage, since a feed reader would keep them without their texts', async () => {
    listingThree(() => new Response('', { status: 403 }))
    await expect(listWholeArticles(3)).rejects.toMatchObject({ name: 'UpstreamError', kind: 'status' })
  })
})

test('an article that can’t be read is left out, and hides none that come after it', async () => {
  stubUpstream(() => Response.json([dated(1), { ...dated(2), post_title: null }, dated(3)]))
  const { articles, olderThan } = await getNewsPage({ size: 2 })
  expect(articles.map(({ id }) => id)).toEqual(['1', '3'])
  expect(olderThan).toBe('3')
})

test('the last page of the news has no next one', async () => {
  stubUpstream(() => Response.json(numbered(1, 2)))
  expect((await getNewsPage({ size: 2 })).olderThan).toBeUndefined()
})

test('there is no page after an article that does not exist', async () => {
  stubUpstream(() => new Response('', { status: 404 }))
  await expect(getNewsPage({ size: 2, after: '9' })).rejects.toMatchObject({ code: 'not_found' })
})

describe('what to read after an article', () => {
  const day = (id: number) => `2026-02-${String(id).padStart(2, '0')}T08:00:00Z`
  const rowOf = (id: number) => ({ ...answer, ID: id, post_date: day(id), content_html: undefined })
  /** A service of the articles 1 to 9; as some do, it answers the article at `before` as well. */
  const stubArticles = () =>
    stubUpstream(({ url }) => {
      const { searchParams } = new URL(url)
      const before = searchParams.get('before') ?? day(28)
      const rows = [9, 8, 7, 6, 5, 4, 3, 2, 1].filter((id) => day(id) <= before).map(rowOf)
      return Response.json(rows.slice(0, Number(searchParams.get('limit'))))
    })
  const after = async (id: number) =>
    (await findNextArticles({ ...card, id: String(id), publishedAt: day(id) }, 3)).map((each) => each.id)

  test('are those before it', async () => {
    stubArticles()
    expect(await after(7)).toEqual(['6', '5', '4'])
  })

  test('are the newest ones from the oldest on, each once and never itself', async () => {
    stubArticles()
    expect(await after(2)).toEqual(['1', '9', '8'])
    expect(await after(1)).toEqual(['9', '8', '7'])
  })

  test('are none while the service fails, and the log says why', async () => {
    stubUpstream(() => new Response('', { status: 500 }))
    expect(await after(7)).toEqual([])
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ articleId: '7' }),
      'article page shows no further articles',
    )
  })
})
