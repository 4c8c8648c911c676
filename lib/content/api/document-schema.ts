import { z } from 'zod'

const textOrNothing = z.string().nullable().catch(null)

/**
 * The part of a document that all code relies on. Its fields are read leniently by the code that uses them, and the
 * other parts are not validated (contracts.md, "When an answer is bad").
 */
const documentSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  uid: textOrNothing,
  tags: z.array(z.string()).catch([]),
  last_publication_date: textOrNothing,
  alternate_languages: z.array(z.looseObject({ id: z.string() })).catch([]),
  data: z.record(z.string(), z.unknown()),
})

/**
 * The documents of an answer. An unusable one doesn't affect the others; if all are unusable the answer is rejected,
 * since "nothing there" would be a 404. `received` counts the unusable ones, too.
 */
export const documentPageSchema = z.array(z.unknown()).transform((results, context) => {
  const documents = results.flatMap((each) => documentSchema.safeParse(each).data ?? [])
  if (documents.length === 0 && results.length > 0) context.addIssue('holds no document that can be used')
  return { documents, received: results.length }
})

/** Like `documentPageSchema`: only the documents. */
export const documentsSchema = documentPageSchema.transform(({ documents }) => documents)
