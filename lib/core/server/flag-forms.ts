import { createHash } from 'node:crypto'
import { sharesIn } from '../flags.ts'
import { flagSettings, switchedFlags } from './flag-settings.ts'

/** Visitors are in one of so many buckets, by a cookie that says nothing else. */
const BUCKETS = 100
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket)

/** Between a language and the names of flags in a page’s own address. */
const AND = '~'

/**
 * The forms of pages while flags are on for a share of visitors (docs/decisions/065). A form is the names of those flags
 * that are on in it, in the order of their names; the plain form, in which none is, is an empty text.
 */
export type FlagForms = {
  /** The form for each bucket. */
  ofBucket: readonly string[]
  /** All of them, the plain one first. */
  all: readonly string[]
  /** For each bucket without the plain form the first one that has the same form: `,3=3,17=3,`. For a front. */
  table: string
}

/** The buckets for which a flag is on: a larger share has those of a smaller one, and other flags have others. */
export function bucketsOf(name: string, share: number): ReadonlySet<number> {
  const place = (bucket: number) => createHash('sha256').update(`${name} ${bucket}`).digest('hex')
  const ordered = buckets.map((bucket) => ({ bucket, at: place(bucket) })).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  return new Set(ordered.slice(0, Math.floor((share * BUCKETS) / 100)).map(({ bucket }) => bucket))
}

/** @param shares of flags, in per cent; without any, pages have no forms */
export function formsOf(shares: ReadonlyMap<string, number>): FlagForms | undefined {
  if (shares.size === 0) return undefined
  const on = [...shares].map(([name, share]) => ({ name, buckets: bucketsOf(name, share) }))
  const ofBucket = buckets.map((bucket) =>
    on.flatMap((flag) => (flag.buckets.has(bucket) ? [flag.name] : [])).join(AND),
  )
  const others = buckets.filter((bucket) => ofBucket[bucket] !== '')
  const pairs = others.map((bucket) => `${bucket}=${ofBucket.indexOf(ofBucket[bucket] ?? '')}`)
  return { ofBucket, all: [...new Set(['', ...ofBucket])], table: `,${pairs.join(',')},` }
}

let known: { from: object; environment: readonly string[]; forms: FlagForms | undefined } | undefined

/**
 * The forms that pages have now; undefined while no flag is on for a share.
 *
 * @param environment `FEATURE_FLAGS`
 */
export function currentForms(environment: readonly string[]): FlagForms | undefined {
  const switched = switchedFlags()
  if (known?.from !== switched || known.environment !== environment)
    known = { from: switched, environment, forms: formsOf(sharesIn(flagSettings(environment, switched))) }
  return known.forms
}

/** The route of a page in a form: `/en/plans` is `/en~name/plans`. No address of a visitor leads to one. */
export const inFlagForm = (route: string, form: string): string =>
  form === '' ? route : route.replace(/^\/[^/]+/, (language) => language + AND + form)

/** The flags that are on in the form of a page. @param segment the first one of its route */
export const flagsOfSegment = (segment: string): readonly string[] => segment.split(AND).slice(1)

/** Header of answers for a front, and of its purges: which buckets have a form of their own. */
export const FLAG_FORMS_HEADER = 'x-flag-forms'

/** Internal header, set only by our own server: the form of pages for the request. */
export const FLAG_FORM_HEADER = 'x-flag-form'

/** The form of pages that our server has chosen for a request; the plain one unless it is one of those there are. */
export function toldForm(headers: Pick<Headers, 'get'>, forms: FlagForms | undefined): string | undefined {
  if (forms === undefined) return undefined
  const told = headers.get(FLAG_FORM_HEADER)
  return told !== null && forms.all.includes(told) ? told : ''
}
