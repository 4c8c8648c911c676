import { z } from 'zod'
import { dateOperators } from './date-operators.ts'
import { type Operator, operator, type Subject } from './operator.ts'

const comparable = z.union([z.string(), z.number(), z.boolean()])
const one = z.tuple([z.union([comparable, z.array(comparable)])])
const many = z.tuple([z.array(comparable)])
const none = z.tuple([])
const numeric = z.tuple([z.number()])

function equals({ values }: Subject, [wanted]: z.infer<typeof one>): boolean {
  return Array.isArray(wanted) ? wanted.every((each) => values.includes(each)) : values.includes(wanted)
}

function includesAny({ values }: Subject, [wanted]: z.infer<typeof many>): boolean {
  return wanted.some((each) => values.includes(each))
}

function containsWords({ values }: Subject, [terms]: [string]): boolean {
  const text = values.join('\n').toLowerCase()
  return terms
    .toLowerCase()
    .split(/\s+/)
    .every((term) => text.includes(term))
}

/**
 * Whether a document is similar. Prismic weighs shared words; for the demo, documents of the same type and language are
 * similar.
 */
function isSimilar({ document, view }: Subject, [id]: [string, number]): boolean {
  const model = view.byId.get(id)
  return model !== undefined && id !== document.id && model.type === document.type && model.lang === document.lang
}

function someNumber({ values }: Subject, test: (value: number) => boolean): boolean {
  return values.some((value) => typeof value === 'number' && test(value))
}

/** All predicates of the API except `geopoint.near`, since none of our documents has a location. */
export const operators = new Map<string, Operator>([
  ['at', operator(one, equals)],
  ['not', operator(one, (subject, given) => !equals(subject, given))],
  ['any', operator(many, includesAny)],
  ['in', operator(many, includesAny)],
  ['fulltext', operator(z.tuple([z.string()]), containsWords)],
  ['has', operator(none, ({ values }) => values.length > 0)],
  ['missing', operator(none, ({ values }) => values.length === 0)],
  ['similar', operator(z.tuple([z.string(), z.number()]), isSimilar)],
  ['number.lt', operator(numeric, (subject, [limit]) => someNumber(subject, (value) => value < limit))],
  ['number.gt', operator(numeric, (subject, [limit]) => someNumber(subject, (value) => value > limit))],
  [
    'number.inRange',
    operator(z.tuple([z.number(), z.number()]), (subject, [low, high]) =>
      someNumber(subject, (value) => value >= low && value <= high),
    ),
  ],
  ...dateOperators,
])
