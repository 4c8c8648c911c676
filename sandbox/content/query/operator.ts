import type { z } from 'zod'
import type { ContentDocument, View } from '../view.ts'
import type { Comparable } from './document-values.ts'
import type { Argument } from './parse-predicates.ts'

/** A document to test, and the values at the predicate's path in it. */
export type Subject = { document: ContentDocument; values: Comparable[]; view: View }

/** Checks a predicate's arguments once, then tests documents. Throws a ZodError on wrong arguments. */
export type Operator = (written: Argument[]) => (subject: Subject) => boolean

export function operator<Given>(schema: z.ZodType<Given>, test: (subject: Subject, given: Given) => boolean): Operator {
  return (written) => {
    const given = schema.parse(written)
    return (subject) => test(subject, given)
  }
}
