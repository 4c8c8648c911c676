import { z } from 'zod'
import { type Operator, operator, type Subject } from './operator.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Milliseconds, from a number of milliseconds or any text that is a date. */
const instant = z.union([
  z.number(),
  z
    .string()
    .transform((text) => Date.parse(text))
    .refine((value) => !Number.isNaN(value), 'is no date'),
])

/** A number, or the name of a month or weekday, counted from 1; `Jan` and `Mon` are valid, too. */
function ordinal(names: string[]) {
  const position = (text: string) => names.findIndex((name) => text.length > 2 && name.startsWith(text.toLowerCase()))
  return z.union([
    z.number(),
    z
      .string()
      .transform((text) => position(text) + 1)
      .refine((value) => value > 0, 'is no name of a date part'),
  ])
}

function someDate({ values }: Subject, test: (date: Date) => boolean): boolean {
  return values.some((value) => {
    const date = new Date(typeof value === 'string' ? value : Number.NaN)
    return !Number.isNaN(date.getTime()) && test(date)
  })
}

const parts = [
  { name: 'day-of-month', schema: z.number(), of: (date: Date) => date.getUTCDate() },
  { name: 'day-of-week', schema: ordinal(weekdays), of: (date: Date) => date.getUTCDay() || 7 },
  { name: 'month', schema: ordinal(months), of: (date: Date) => date.getUTCMonth() + 1 },
  { name: 'year', schema: z.number(), of: (date: Date) => date.getUTCFullYear() },
  { name: 'hour', schema: z.number(), of: (date: Date) => date.getUTCHours() },
]

const relations = [
  { suffix: '', holds: (part: number, limit: number) => part === limit },
  { suffix: '-after', holds: (part: number, limit: number) => part > limit },
  { suffix: '-before', holds: (part: number, limit: number) => part < limit },
]

const partOperators = parts.flatMap(({ name, schema, of }) =>
  relations.map(({ suffix, holds }): [string, Operator] => [
    `date.${name}${suffix}`,
    operator(z.tuple([schema]), (subject, [limit]) => someDate(subject, (date) => holds(of(date), limit))),
  ]),
)

/** The `date.…` predicates; all parts are taken in UTC. */
export const dateOperators: [string, Operator][] = [
  [
    'date.after',
    operator(z.tuple([instant]), (subject, [limit]) => someDate(subject, (date) => date.getTime() > limit)),
  ],
  [
    'date.before',
    operator(z.tuple([instant]), (subject, [limit]) => someDate(subject, (date) => date.getTime() < limit)),
  ],
  [
    'date.between',
    operator(z.tuple([instant, instant]), (subject, [from, to]) =>
      someDate(subject, (date) => date.getTime() >= from && date.getTime() <= to),
    ),
  ],
  ...partOperators,
]
