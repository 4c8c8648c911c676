import * as z from 'zod/mini'

/** Where a section stands in content; what a visitor's request names in place of what the section says. */
export const sectionPlaceSchema = z.object({
  documentId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  sectionId: z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u)),
})

export type SectionPlace = z.infer<typeof sectionPlaceSchema>
