import { z } from 'zod'
import { ifWellFormed, instantSchema } from '@/lib/core/wire'

// The contract doesn't specify the id's type; such services send numbers as text as well.
const articleIdSchema = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])

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
