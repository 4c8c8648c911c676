import { z } from 'zod'
import { ifWellFormed, instantSchema } from '@/lib/core/wire'

// The contract names no type for the id; services of this kind send numbers as text as well.
const articleIdSchema = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])

/** An article card on the wire; `content_html` is not to be trusted. */
export const articleCardSchema = z.object({
  ID: articleIdSchema,
  post_date: instantSchema,
  post_name: z.string(),
  post_title: z.string(),
  thumbnail_url: ifWellFormed(z.string()),
  content_html: ifWellFormed(z.string()),
})

export type ArticleCardAnswer = z.infer<typeof articleCardSchema>
