import { z } from 'zod'

const stripSchema = z.object({ categoryUid: z.string(), landing: z.string() })

/** The stages that a section names. */
const namingSchema = z.object({
  /** Short name of the campaign; undefined if it is the campaign of the section's own page. */
  shortName: z.string().optional(),
  stageUids: z.array(z.string()),
})

export type StageNaming = z.infer<typeof namingSchema>

/** Facts that only a document's sections contain, and its feature flag. */
const insideSchema = z.object({
  flag: z.string().optional(),
  hasSections: z.boolean(),
  strips: z.array(stripSchema),
  stages: z.array(namingSchema),
  /** Whether a section has questions (FAQ). */
  hasQuestions: z.boolean(),
  /** What sections raise money for: ids at the fundraising provider, as editors wrote them. */
  raisesFor: z.array(z.string()),
  /** Addresses of pictures in the sections that show, each once; the first few. */
  pictures: z.array(z.string()),
})

export type Inside = z.infer<typeof insideSchema>

/** What a video's document says of it to those who look for videos. */
const videoSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  thumbnail: z.string(),
  /** Address of its file, or of its page at a video host. */
  address: z.string(),
})

export type PublishedVideo = z.infer<typeof videoSchema>

const entrySchema = z.object({
  id: z.string(),
  type: z.enum(['page', 'academy_page', 'campaign_page', 'campaign_stage', 'stage', 'video']),
  uid: z.string().nullable(),
  /** The content system's language code. */
  lang: z.string(),
  /** Time of the last publication, as the content service states it. */
  changed: z.string().nullable(),
  /** Time of the first publication, for campaign pages: the oldest of several counts. */
  first: z.string().optional(),
  /** Short name of the campaign, for documents of campaigns. */
  campaign: z.string().optional(),
  /** Of a video's document, if nothing is missing in it. */
  video: videoSchema.optional(),
  /** Facts from the document's sections, for types that need them, if the document could be read. */
  inside: insideSchema.optional(),
})

/** An index entry of a published document that has an address, or determines one. */
export type PublishedEntry = z.infer<typeof entrySchema>

export type EntryType = PublishedEntry['type']

/** What a document determines that is read as a whole. */
const listSchema = z.object({
  id: z.string(),
  type: z.string(),
  changed: z.string().nullable(),
  /** Of a video category: the videos that it lists. */
  category: z.object({ uid: z.string(), videoUids: z.array(z.string()) }).optional(),
  /** The redirects as editors wrote them. */
  redirects: z.array(
    z.object({
      from: z.string().optional(),
      to: z.string().optional(),
      kind: z.enum(['permanent', 'temporary', 'gone']),
    }),
  ),
  /** Of navigation and footer: the ids of documents that they link to. */
  links: z.array(z.string()),
})

export type PublishedList = z.infer<typeof listSchema>

/** The addresses published under a ref; no document is stored as a whole. Plain JSON, to outlive the process. */
export const contentSchema = z.object({
  /** Must be increased whenever documents are read differently: a stored index is used until the next publish. */
  version: z.literal(4),
  ref: z.string(),
  entries: z.array(entrySchema),
  lists: z.array(listSchema),
})

export type PublishedContent = z.infer<typeof contentSchema>
