import 'server-only'
import { z } from 'zod'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { env } from '@/lib/core/server/env'
import { pageOf } from '@/lib/core/server/rows'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { ifWellFormed, instantSchema } from '@/lib/core/wire'

/** Articles are numbered: the id in a request is the number with an offset (CD-004). Services send it as text as well. */
const articleIdSchema = z.pipe(
  receivedIdentifierSchema,
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform((digits) => String(Number(digits))),
)

/** An article card as sent by the API; `content_html` is untrusted. */
export const articleCardSchema = z.object({
  ID: articleIdSchema,
  post_date: instantSchema,
  post_name: z.string(),
  post_title: z.string(),
  thumbnail_url: ifWellFormed(z.string()),
  content_html: ifWellFormed(z.string()),
})
export type ArticleCardAnswer = z.infer<typeof articleCardSchema>

/** @param encodedId see `encodeArticleId`. @throws NotFoundError */
export const getArticleCard = (encodedId: string) =>
  upstreamRequest({
    service: 'articles',
    operation: 'getArticleCard',
    url: `${env.ARTICLES_API_URL}/article_cards/${encodedId}`,
    schema: articleCardSchema,
    missing: `article ${encodedId}`,
    isById: true,
  })

/** Article cards, newest first. @param before the `post_date` of the last one known */
export const listArticleCards = ({ limit, before }: { limit: number; before?: string }) =>
  upstreamRequest({
    service: 'articles',
    operation: 'listArticleCards',
    url: `${env.ARTICLES_API_URL}/article_cards`,
    query: { limit, before },
    schema: pageOf(articleCardSchema, 'articles'),
  })
