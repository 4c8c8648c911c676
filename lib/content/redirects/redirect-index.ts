import type { Locale } from '../../../i18n/locales.ts'
import { splitLocale } from '../../../i18n/localized-path.ts'
import { decodeSegment } from '../../core/address-segment.ts'
import { fillTarget, isPlaceholder, type RedirectRule, pathSegments } from './redirect-rule.ts'

/** Result of a look-up. `locale`: a language named by an address on the way. */
export type FoundRedirect =
  | { kind: 'gone' }
  | { kind: 'permanent' | 'temporary'; to: string; locale: Locale | undefined }

/** The addresses of a redirect chain, including the first, and its end. */
export type RedirectWay = { way: string[]; end: FoundRedirect | 'circle' | undefined }

/** Rules with placeholders at the same positions, keyed by their fixed words. */
type Shape = { places: readonly number[]; rules: Map<string, RedirectRule> }

/** Limit of a chain; no intended one is longer. */
const LONGEST_WAY = 20

/**
 * Finds redirects by one look-up per arrangement of placeholders, independent of the number of redirects. If two match
 * an address, the one with fewer placeholders wins; of two equal ones the first.
 */
export class RedirectIndex {
  readonly #shapes = new Map<number, Shape[]>()
  readonly #site: string

  /** @param site origin of the site whose addresses are redirected */
  constructor(rules: readonly RedirectRule[], site = 'https://site.invalid') {
    this.#site = site
    for (const rule of rules) this.#add(rule)
    for (const shapes of this.#shapes.values()) shapes.sort(byPlaces)
  }

  /** The final target of an address; undefined if there is none, or in a loop. @param path without language */
  find(path: string): FoundRedirect | undefined {
    const { end } = this.follow(path)
    return end === 'circle' ? undefined : end
  }

  follow(path: string): RedirectWay {
    const way = [path]
    const seen = new Set<string>()
    let end: FoundRedirect | undefined
    let locale: Locale | undefined
    for (let next: string | undefined = path; next !== undefined;) {
      const rule = this.#match(next)
      if (rule === undefined) return { way, end }
      const plain = pathSegments(next).map(decodeSegment).join('/').toLowerCase()
      if (seen.has(plain) || seen.size === LONGEST_WAY) return { way, end: 'circle' }
      seen.add(plain)
      if (rule.target === undefined) return { way, end: { kind: 'gone' } }
      const isForNow = rule.kind === 'temporary' || end?.kind === 'temporary'
      end = { kind: isForNow ? 'temporary' : 'permanent', to: rule.target, locale }
      const onSite = this.#onSite(rule.target)
      way.push(onSite?.path ?? rule.target)
      locale = onSite?.locale ?? locale
      next = onSite?.path
    }
    return { way, end }
  }

  #add(rule: RedirectRule): void {
    const { segments } = rule
    const places = segments.flatMap((segment, index) => (isPlaceholder(segment) ? [index] : []))
    const shapes = this.#shapes.get(segments.length) ?? []
    this.#shapes.set(segments.length, shapes)
    let shape = shapes.find((each) => each.places.join() === places.join())
    if (!shape) shapes.push((shape = { places, rules: new Map() }))
    const key = keyOf(segments, places)
    if (!shape.rules.has(key)) shape.rules.set(key, rule)
  }

  #match(path: string): RedirectRule | undefined {
    const words = pathSegments(path).map(decodeSegment)
    const segments = words.map((word) => word.toLowerCase())
    for (const { places, rules } of this.#shapes.get(words.length) ?? []) {
      const rule = places.every((index) => isWord(words[index])) ? rules.get(keyOf(segments, places)) : undefined
      if (rule) return { ...rule, target: rule.target && fillTarget(rule.target, wordsAt(places, words, rule)) }
    }
    return undefined
  }

  #onSite(target: string): { path: string; locale: Locale | undefined } | undefined {
    const { origin, pathname } = new URL(target, this.#site)
    if (origin !== this.#site) return undefined
    const { path, locale, prefixed } = splitLocale(pathname)
    return { path, locale: prefixed ? locale : undefined }
  }
}

const keyOf = (segments: readonly string[], places: readonly number[]) =>
  places.length === 0 ? segments.join('/') : segments.filter((_, index) => !places.includes(index)).join('/')

/** `.` and `..` don't match a placeholder: they would leave the folder that the editor named. */
const isWord = (word: string | undefined) => word !== undefined && word !== '' && word !== '.' && word !== '..'

const wordsAt = (places: readonly number[], words: readonly string[], { segments }: RedirectRule) =>
  new Map(places.map((index) => [segments[index] ?? '', words[index] ?? '']))

/** Orders shapes: fewer placeholders first, then those whose first placeholder comes later. */
function byPlaces(one: Shape, other: Shape): number {
  const difference = one.places.length - other.places.length
  if (difference !== 0) return difference
  const at = one.places.findIndex((place, index) => place !== other.places[index])
  return (other.places[at] ?? 0) - (one.places[at] ?? 0)
}
