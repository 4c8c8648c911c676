import * as z from 'zod'
import { readVocabulary } from './vocabulary.ts'

/** A node of JSON-LD. */
type Node = { [name: string]: unknown }

const nodeSchema = z.record(z.string(), z.unknown())

const documentSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema).min(1),
})

/** What a page tells search engines of. @param html of the page, or a part of it */
export function thingsIn(html: string): Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => documentSchema.parse(JSON.parse(text))['@graph'],
  )
}

/** The types of these things, in alphabetical order. */
export const typesIn = (html: string): string[] => thingsIn(html).map(typeOf).toSorted()

/**
 * What is wrong with the structured data of a page: by the vocabulary of schema.org, and by what search engines ask of
 * the types that they show in a way of their own.
 */
export const problemsIn = (html: string): string[] => problemsOfAll(thingsIn(html))

/** The same for things that are not on a page yet. */
export function problemsOfAll(things: readonly object[]): string[] {
  // As they are sent: without what is undefined.
  const nodes = z.array(nodeSchema).parse(JSON.parse(JSON.stringify(things)))
  const pages = nodes.filter((node) => node['@type'] === 'FAQPage')
  return [
    ...nodes.flatMap((node) => problemsOf(node, typeOf(node))),
    ...(pages.length > 1 ? ['FAQPage: more than one on a page'] : []),
  ]
}

const vocabulary = readVocabulary()

function problemsOf(node: Node, place: string): string[] {
  if (isReference(node)) return []
  const type = typeOf(node)
  const properties = vocabulary.propertiesOf(type)
  if (properties === undefined) return [`${place}: no type ${type}`]
  const own = Object.entries(node).filter(([name]) => !name.startsWith('@') && !name.endsWith('-input'))
  const found = own.flatMap(([name, value]) => {
    const ranges = properties.get(name)
    const at = `${place}.${name}`
    if (ranges === undefined) return [`${at}: no property of ${type}`]
    return (Array.isArray(value) ? value : [value]).flatMap((each) => problemsOfValue(each, ranges, at))
  })
  return [...found, ...(rules[type]?.(node) ?? []).map((problem) => `${place}: ${problem}`)]
}

function problemsOfValue(value: unknown, ranges: readonly string[], at: string): string[] {
  if (isNode(value)) {
    const type = typeOf(value)
    const isAllowed = isReference(value) || ranges.some((range) => vocabulary.isOneOf(type, range))
    return [...(isAllowed ? [] : [`${at}: may not be a ${type}`]), ...problemsOf(value, at)]
  }
  const isAllowed = ranges.some((range) => forms[range]?.(value) ?? vocabulary.isOneOf(String(value), range))
  return isAllowed ? [] : [`${at}: ${JSON.stringify(value)} is none of ${ranges.join(', ')}`]
}

const typeOf = ({ '@type': type }: Node) => (typeof type === 'string' ? type : 'without a name')

/** Whether it names a thing that is told elsewhere. */
const isReference = (node: Node) => Object.keys(node).join() === '@id'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const isInstant = (value: unknown) => z.iso.datetime().safeParse(value).success
const isAddress = (value: unknown) => z.url({ protocol: /^https?$/ }).safeParse(value).success

/** What values without a type of their own look like. */
const forms: Record<string, ((value: unknown) => boolean) | undefined> = {
  Boolean: (value) => typeof value === 'boolean',
  Date: isInstant,
  DateTime: isInstant,
  Duration: (value) => /^P(?=.)(\d+Y)?(\d+M)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(String(value)),
  Integer: (value) => Number.isInteger(value),
  Number: (value) => typeof value === 'number' || /^\d+(\.\d+)?$/.test(String(value)),
  /** Any thing may be named by its address; schema.org then says nothing of its type. */
  Thing: isAddress,
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isAddress,
}

const needs =
  (...names: string[]) =>
  (node: Node) =>
    names.filter((name) => node[name] === undefined || node[name] === '').map((name) => `needs ${name}`)

const unless = (isFine: boolean, problem: string) => (isFine ? [] : [problem])

/** The rules that search engines publish for results with more than a title (docs/decisions/058 names their pages). */
const rules: Record<string, ((node: Node) => string[]) | undefined> = {
  Answer: needs('text'),
  BreadcrumbList: ({ itemListElement: steps }) =>
    unless(Array.isArray(steps) && steps.length >= 2, 'needs two steps at least'),
  EventSeries: needs('name', 'url'),
  FAQPage: ({ mainEntity: questions }) => unless(Array.isArray(questions) && questions.length > 0, 'needs a question'),
  ListItem: (node) => [
    ...needs('position')(node),
    ...unless(isAddress(node.url) || isAddress(node.item) || isNode(node.item), 'leads nowhere'),
  ],
  NewsArticle: needs('headline', 'datePublished', 'author'),
  Offer: (node) => [
    ...needs('price', 'priceCurrency')(node),
    ...unless(/^[A-Z]{3}$/.test(String(node.priceCurrency)), 'has no currency of ISO 4217'),
  ],
  Organization: needs('name', 'url'),
  Product: needs('name', 'offers'),
  Question: needs('name', 'acceptedAnswer'),
  SearchAction: (node) =>
    unless(
      JSON.stringify(node.target).includes('{search_term_string}') &&
        node['query-input'] === 'required name=search_term_string',
      'has no place for what is searched',
    ),
  SportsEvent: (node) => [
    ...needs('name', 'startDate', 'location')(node),
    ...unless(String(node.startDate).endsWith('Z'), 'begins in no zone'),
  ],
  VideoObject: needs('name', 'thumbnailUrl', 'uploadDate'),
  VirtualLocation: needs('url'),
  WebSite: needs('name', 'url'),
}
