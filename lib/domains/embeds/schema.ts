import { z } from 'zod'

/** One name with an extension (contracts.md, "Templates"): it can't lead out of the folder of templates. */
const FILE = /^[\w-]+(?:\.[\w-]+)+$/

/** What editors had shown in a frame: their own HTML, or a template of the web pages origin by its file. */
export const embedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string().min(1) }),
  z.object({ kind: z.literal('template'), file: z.string().max(200).regex(FILE) }),
])

export type Embed = z.infer<typeof embedSchema>

/** The embed that a section's fields make up; undefined where there is nothing to show. */
export const readEmbed = (fields: unknown): Embed | undefined => embedSchema.safeParse(fields).data
