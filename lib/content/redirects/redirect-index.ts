import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import { splitLocale } from '../../../i18n/localized-path.ts'
import { decodeSegment } from '../../core/address-segment.ts'
import { fillTarget, isPlaceholder, type RedirectRule, pathSegments } from './redirect-rule.ts'

/** Result of a look-up. `locale`: a language named by an address on the way. */
export type FoundRedirect =
  | { kind: 'gone' }
  | { kind: 'permanent' | 'temporary'; to: string; locale: Locale | undefined }

/**
 * The addresses of a redirect chain, including the first, the rules that were followed from them, and its end. Of a circle
 * the last rule is the one that would be followed again.
 */
export type RedirectWay = { way: string[]; rules: RedirectRule[]; end: FoundRedirect | 'circle' | undefined }

/** What the index knows of the site whose addresses are redirected. */
type Site = {
  /** Its origin. */
  site?: string
  /** Whether there is a page at an address, without language and last slash, for those who ask for it in a language. */
  isPage?: (path: string, locale: Locale) => boolean
  /** Whether a page of ours is shown at such an address, unless a redirect leads on from there. */
  isDefault?: (path: string) => boolean
}

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
  readonly #isPage: NonNullable<Site['isPage']>
  readonly #isDefault: NonNullable<Site['isDefault']>

  constructor(rules: readonly RedirectRule[], known: Site = {}) {
    const { site = 'https://site.invalid', isPage = () => false, isDefault = () => false } = known
    this.#site = site
    this.#isPage = isPage
    this.#isDefault = isDefault
    for (const rule of rules) this.#add(rule)
    for (const shapes of this.#shapes.values()) shapes.sort(byPlaces)
  }

  /**
   * The final target of an address without a page; undefined if there is none, or in a loop.
   *
   * @param path without language
   * @param visitors their language
   */
  find(path: string, visitors: Locale = defaultLocale): FoundRedirect | undefined {
    const { end } = this.follow(path, visitors)
    return end === 'circle' ? undefined : end
  }

  /** Follows redirects from an address to the first page: those from the address of a page are ignored. */
  follow(path: string, visitors: Locale = defaultLocale): RedirectWay {
    const [way, rules, seen, ends] = [[path], [] as RedirectRule[], [] as string[], [] as FoundRedirect[]]
    let end: FoundRedirect | undefined
    let locale: Locale | undefined
    for (let next: string | undefined = path; next !== undefined;) {
      const found = this.#match(next)
      if (found === undefined) break
      const { rule, target } = found
      const plain = decoded(next)
      // Where the way began is no page in any case: whoever came back there would be sent round again.
      if (plain !== decoded(path) && this.#isPage(asPath(next), locale ?? visitors)) break
      rules.push(rule)
      const first = seen.indexOf(plain.toLowerCase())
      if (first !== -1) return this.#endOfRound({ way, rules }, ends, first)
      if (seen.length === LONGEST_WAY) return { way, rules, end: 'circle' }
      seen.push(plain.toLowerCase())
      if (target === undefined) return { way, rules, end: { kind: 'gone' } }
      const isForNow = rule.kind === 'temporary' || end?.kind === 'temporary'
      end = { kind: isForNow ? 'temporary' : 'permanent', to: target, locale }
      ends.push(end)
      const onSite = this.#onSite(target)
      way.push(onSite?.path ?? target)
      locale = onSite?.locale ?? locale
      next = onSite?.path
    }
    return { way, rules, end }
  }

  /**
   * A way that goes round ends at a page of ours: redirects from there come back, so they have no effect, and the page is
   * shown. Of several it is the first of the circle, or else the last before it.
   *
   * @param ends each step's, as if the way ended with it
   * @param first where on the way the circle begins
   */
  #endOfRound({ way, rules }: Omit<RedirectWay, 'end'>, ends: readonly FoundRedirect[], first: number): RedirectWay {
    const areOurs = way.slice(0, -1).map((path) => this.#isDefault(asPath(path)))
    const inCircle = areOurs.indexOf(true, first)
    const at = inCircle === -1 ? areOurs.lastIndexOf(true) : inCircle
    // If it is where the way began, no redirect leads on from it.
    const end = ends[at - 1]
    return end === undefined
      ? { way, rules, end: 'circle' }
      : { way: way.slice(0, at + 1), rules: rules.slice(0, at), end }
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

  /** The rule for an address, and where it leads from there. */
  #match(path: string): { rule: RedirectRule; target: string | undefined } | undefined {
    const words = pathSegments(path).map(decodeSegment)
    const segments = words.map((word) => word.toLowerCase())
    for (const { places, rules } of this.#shapes.get(words.length) ?? []) {
      const rule = places.every((index) => isWord(words[index])) ? rules.get(keyOf(segments, places)) : undefined
      if (rule) return { rule, target: rule.target && fillTarget(rule.target, wordsAt(places, words, rule)) }
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

const asPath = (address: string) => address.replace(/\/+$/, '') || '/'

const decoded = (path: string) => pathSegments(path).map(decodeSegment).join('/')

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
