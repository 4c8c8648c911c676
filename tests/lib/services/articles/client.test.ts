import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import { getArticleCard, listArticleCards } from '@/lib/services/articles/client'
import { stubUpstream } from '../../support/upstream'

const card = { ID: 7, post_date: '2026-02-01T08:00:00Z', post_name: 'winter-base', post_title: 'Winter base' }

test('gets an article card by its encoded id without payload [CD-002, CN-022]', async () => {
  const asked = stubUpstream(() => Response.json(card))
  await getArticleCard('NzI3NjkyNzA')
  expect(asked[0]).toMatchObject({ method: 'GET', body: null })
  expect(asked[0]?.url).toBe(`${env.ARTICLES_API_URL}/article_cards/NzI3NjkyNzA`)
})

test('reads the fields of an article from its card, and its text where the card brings it; nothing else [CN-012]', async () => {
  const fields = { ...card, thumbnail_url: 'https://media.test/7.jpg' }
  stubUpstream(() => Response.json({ ...fields, post_author: 'Ada', comment_count: 12 }))
  await expect(getArticleCard('x')).resolves.toStrictEqual({ ...fields, ID: '7' })
  stubUpstream(() => Response.json({ ...fields, content_html: '<p>Ride easy.</p>' }))
  await expect(getArticleCard('x')).resolves.toStrictEqual({ ...fields, ID: '7', content_html: '<p>Ride easy.</p>' })
})

test('lists cards, and those before a date', async () => {
  const asked = stubUpstream(() => Response.json([card]))
  await listArticleCards({ limit: 12 })
  await listArticleCards({ limit: 12, before: card.post_date })
  const queries = asked.map(({ url }) => new URL(url).search)
  expect(queries).toEqual(['?limit=12', '?limit=12&before=2026-02-01T08%3A00%3A00Z'])
})

test('takes an id that is a number in text', async () => {
  stubUpstream(() => Response.json({ ...card, ID: '7', thumbnail_url: null }))
  await expect(getArticleCard('x')).resolves.toMatchObject({ ID: '7', thumbnail_url: undefined })
})

test.each([404, 400])('an article that does not exist is not found (%i)', async (status) => {
  stubUpstream(() => new Response('', { status }))
  await expect(getArticleCard('x')).rejects.toMatchObject({ name: 'NotFoundError' })
})
