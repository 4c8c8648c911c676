import { Hono } from 'hono'
import { z } from 'zod'
import type { CreateService } from '../kernel/service.ts'
import { htmlOf } from './article.ts'
import { type Article, articles } from './catalogue.ts'

const dayMs = 86_400_000
const publishedAtHour = 9

/** Added to an article's number before it is encoded (contracts.md, Articles). */
const idOffset = 72_769_263

const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.iso.datetime({ offset: true }).optional(),
})

/** The articles API of contracts.md, below `/articles`; dates follow the clock, so news is never old. */
export const createArticles: CreateService = ({ clock, origin }) => {
  const card = (article: Article) => ({
    ID: article.id,
    post_date: postDate(article, clock.now()),
    post_name: article.draft.name,
    post_title: article.draft.title,
    thumbnail_url: `${origin}/media/scenes/${article.draft.scene}.png`,
  })
  const routes = new Hono()
    .get('/article_cards', (context) => {
      const query = listSchema.safeParse(context.req.query())
      if (!query.success) return context.json({ error: z.prettifyError(query.error) }, 400)
      const { limit, before } = query.data
      const end = before === undefined ? Infinity : Date.parse(before)
      const cards = articles.map(card).filter(({ post_date }) => Date.parse(post_date) < end)
      return context.json(cards.slice(0, limit))
    })
    .get('/article_cards/:encoded', (context) => {
      const id = decodeId(context.req.param('encoded'))
      if (id === undefined) return context.json({ error: 'not an article id' }, 400)
      const article = articles.find((candidate) => candidate.id === id)
      if (!article) return context.json({ error: 'no such article' }, 404)
      return context.json({ ...card(article), content_html: htmlOf(article.draft.body) })
    })
    .all('*', (context) => context.json({ error: 'no such call' }, 404))
  return { name: 'articles', routes, reset: () => {} }
}

/** Decodes an article's id: unpadded base64url of the decimal text of (id + offset); undefined for any other text. */
function decodeId(encoded: string): number | undefined {
  const text = Buffer.from(encoded, 'base64url').toString()
  const isCanonical = Buffer.from(text).toString('base64url') === encoded
  return isCanonical && /^\d{1,15}$/.test(text) ? Number(text) - idOffset : undefined
}

function postDate({ daysAgo }: Article, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return new Date(today - daysAgo * dayMs + publishedAtHour * 3_600_000).toISOString()
}
