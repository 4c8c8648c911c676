import { z } from 'zod'
import { identifierSchema } from '@/lib/core/identifier-schema'

export const articleSchema = z.object({
  /** Digits: articles are numbered. */
  id: identifierSchema,
  title: z.string(),
  /** Last part of the article's address, behind its id. */
  postName: z.string(),
  /** ISO 8601 in UTC. */
  publishedAt: z.iso.datetime(),
  imageUrl: z.string().optional(),
  /** Sanitised; absent if the service sends only the card. */
  contentHtml: z.string().optional(),
})

export type Article = z.infer<typeof articleSchema>
