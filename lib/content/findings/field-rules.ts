import { timestamp } from '../fields/fields.ts'
import { isRecord } from '../../core/is-record.ts'
import { type Field, isUnfilled } from './field-tree.ts'
import type { FindingProblem } from './finding.ts'

/** Result of a rule for a field: the problem and its subject, if there is one. */
type Verdict = { problem: FindingProblem; subject?: string } | undefined

export type FieldRule = (field: Field) => Verdict

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A link that is not rendered: to a deleted document, without an address, or with a refused scheme. */
export const brokenLink: FieldRule = ({ value }) => {
  if (!isRecord(value) || !('link_type' in value) || isUnfilled(value)) return undefined
  if (value.isBroken === true) return { problem: 'brokenLink', subject: textOf(value.uid) ?? textOf(value.id) }
  const address = textOf(value.url)
  if (address === undefined || leadsSomewhere(address)) return undefined
  return { problem: 'brokenLink', subject: address }
}

function leadsSomewhere(address: string): boolean {
  if (!URL.canParse(address, 'https://site.example/')) return false
  return SCHEMES.has(new URL(address, 'https://site.example/').protocol)
}

/** A picture without alternative text. One marked as decorative has an empty text. */
export const noAlternativeText: FieldRule = ({ value }) =>
  isRecord(value) && isPicture(value) && typeof value.alt !== 'string' ? { problem: 'noAlternativeText' } : undefined

const isPicture = ({ url, dimensions }: Readonly<Record<string, unknown>>) =>
  typeof url === 'string' && isRecord(dimensions)

/** A heading more than one level below the previous one: users who jump between headings would miss a level. */
export const headingOrder: FieldRule = ({ value }) => {
  if (!Array.isArray(value)) return undefined
  const headings = value.flatMap((block: unknown) =>
    isRecord(block) && !isUnfilled(block.text) ? headingOf(block) : [],
  )
  const wrong = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1)
  return wrong && { problem: 'headingOrder', subject: wrong.text }
}

function headingOf({ type, text }: Readonly<Record<string, unknown>>) {
  const level = typeof type === 'string' ? /^heading([1-6])$/.exec(type)?.[1] : undefined
  return level === undefined ? [] : [{ level: Number(level), text: textOf(text) }]
}

/** An incomplete button: it needs a label, and a target or an action. */
export const halfAButton: FieldRule = ({ key, value, beside }) => {
  if (!isUnfilled(value)) return undefined
  const [, prefix, part] = /^(.*?)(label|url|link)$/i.exec(key) ?? []
  if (prefix === undefined || part === undefined) return undefined
  const others = partsOf(prefix, beside)
  const ownTexts = others.some((other) => labelsOf(beside[other]).some((label) => textOf(label) !== undefined))
  if (part.toLowerCase() === 'label')
    return others.some(isTarget(beside)) && !ownTexts ? { problem: 'emptyField' } : undefined
  const hasLabel = ownTexts || others.some((other) => /label$/i.test(other) && !isUnfilled(beside[other]))
  return hasLabel && !Object.keys(beside).some(isDoing(beside)) && !others.some(isTarget(beside))
    ? { problem: 'emptyField' }
    : undefined
}

/** The fields of a button, in any spelling of its name, which may have any sign in it. */
const partsOf = (prefix: string, beside: Field['beside']) =>
  Object.keys(beside).filter((other) => {
    const name = other.slice(0, prefix.length)
    return name.toLowerCase() === prefix.toLowerCase() && /^(?:label|url|link)$/i.test(other.slice(prefix.length))
  })

/** The texts that links have themselves, of one link or of a repeatable one. */
const labelsOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).map((each) =>
    isRecord(each) && 'link_type' in each ? each.text : undefined,
  )

const isTarget = (beside: Field['beside']) => (other: string) => !/label$/i.test(other) && !isUnfilled(beside[other])

/** Buttons may have an action instead of a target: `button_event`, `eventTrigger`, `button_type`. */
const isDoing = (beside: Field['beside']) => (other: string) =>
  /(?:event|trigger|type)$/i.test(other) && !isUnfilled(beside[other])

/** An end date before its start date. */
export const dateOrder: FieldRule = ({ key, value, beside }) => {
  const begins = Object.keys(beside).find((other) => /start/i.test(other) && other.replace(/start/i, 'end') === key)
  const [start, end] = [timestamp(begins && beside[begins]), timestamp(value)]
  return start && end && end < start ? { problem: 'dateOrder' } : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
