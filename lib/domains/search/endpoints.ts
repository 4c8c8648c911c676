import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { searchKinds } from './entry'

const partsSchema = z.array(z.object({ text: z.string(), isFound: z.optional(z.boolean()) }))

const resultSchema = z.object({
  path: z.string(),
  language: z.optional(z.string()),
  startsAt: z.optional(z.string()),
  title: partsSchema,
  excerpt: partsSchema,
})

const groupSchema = z.object({
  kind: z.enum(searchKinds),
  count: z.int(),
  isMore: z.boolean(),
  results: z.array(resultSchema),
})

/** What is found of each kind; `isComplete` is false while the index is being made. */
export const searchAnswerSchema = z.object({ groups: z.array(groupSchema), isComplete: z.boolean() })

export type SearchAnswer = z.infer<typeof searchAnswerSchema>

/** The first results of each kind, for a query that may still be being typed. */
export const searchFor = endpoint('GET', '/api/search', {
  limit: 'searches',
  query: z.object({ q: z.string(), locale: z.string() }),
  answer: searchAnswerSchema,
})
