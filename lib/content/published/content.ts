import { z } from 'zod'

const stripSchema = z.object({ categoryUid: z.string(), landing: z.string() })

/** Facts that only a document's sections contain, and its feature flag. */
const insideSchema = z.object({
  flag: z.string().optional(),
  hasSections: z.boolean(),
  strips: z.array(stripSchema),
})

export type Inside = z.infer<typeof insideSchema>

const entrySchema = z.object({
  id: z.string(),
  type: z.enum(['page', 'academy_page', 'campaign_page', 'campaign_stage', 'stage', 'video']),
  uid: z.string().nullable(),
  /** The content system's language code. */
  lang: z.string(),
  /** Time of the last publication, as the content service states it. */
  changed: z.string().nullable(),
  /** Short name of the campaign, for documents of campaigns. */
  campaign: z.string().optional(),
  /** Facts from the document's sections, for types that need them, if the document could be read. */
  inside: insideSchema.optional(),
})

/** An index entry of a published document that has an address, or determines one. */
export type PublishedEntry = z.infer<typeof entrySchema>

export type EntryType = PublishedEntry['type']

/** The addresses published under a ref; no document is stored as a whole. Plain JSON, to outlive the process. */
export const contentSchema = z.object({
  /** Must be increased whenever documents are read differently: a stored index is used until the next publish. */
  version: z.literal(1),
  ref: z.string(),
  entries: z.array(entrySchema),
  /** The video categories, each in one language, with the videos that they list. */
  categories: z.array(z.object({ uid: z.string(), videoUids: z.array(z.string()) })),
  /** The redirects as editors wrote them, in order of precedence. */
  redirects: z.array(
    z.object({
      from: z.string().optional(),
      to: z.string().optional(),
      kind: z.enum(['permanent', 'temporary', 'gone']),
    }),
  ),
})

export type PublishedContent = z.infer<typeof contentSchema>
