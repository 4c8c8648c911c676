import * as z from 'zod/mini'

/** The position of a section in content; a visitor's request names it instead of repeating the section's fields. */
export const sectionPlaceSchema = z.object({
  documentId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  sectionId: z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u)),
})

export type SectionPlace = z.infer<typeof sectionPlaceSchema>
