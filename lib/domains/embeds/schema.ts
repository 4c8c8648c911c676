import { z } from 'zod'

/** A file name with an extension (contracts.md, "Templates"): it can't leave the folder of templates. */
const FILE = /^[\w-]+(?:\.[\w-]+)+$/

/** Content of a frame: editors' own HTML, or a template of the web pages origin by its file. */
export const embedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string().min(1) }),
  z.object({ kind: z.literal('template'), file: z.string().max(200).regex(FILE) }),
])

export type Embed = z.infer<typeof embedSchema>

/** The embed in a section's fields; undefined if there is nothing to show. */
export const readEmbed = (fields: unknown): Embed | undefined => embedSchema.safeParse(fields).data
