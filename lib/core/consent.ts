import { browserNow } from './browser-clock'
import { keepCookie, readCookie } from './browser-cookie'
import { lasting } from './browser-storage'

/** What a visitor may agree to, each by itself (docs/decisions/064). What the site can't do without is not asked for. */
export const consentCategories = ['statistics', 'outside', 'chat'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * Name of the cookie with the visitor's answer (`lib/core/browser-cookie.ts`); in the browser's storage, key of an answer
 * from before there was one.
 */
export const CONSENT_COOKIE = 'consent'

/** How long an answer is valid: 180 days (decisions.md, "Contact, forms, tracking"). */
const VALID_SECONDS = 180 * 24 * 60 * 60

/** How far the clocks of browser and server may be apart: an answer from the future beyond that is none. */
const CLOCKS_APART_MS = 5 * 60 * 1000

/** A visitor's answer: what they agreed to, when, and whether their browser asked not to be counted at that time. */
export type Consent = { granted: readonly ConsentCategory[]; at: number; withSignal: boolean }

/**
 * Reads an answer, in the browser and on the server.
 *
 * @param text categories joined by `+`, or `none`; the time in milliseconds since 1970; `gpc` if Global Privacy Control
 *   was on: `statistics+chat.1780000000000.gpc`
 * @returns undefined without a valid answer
 */
export function parseConsent(text: string | undefined, now: number): Consent | undefined {
  const [named = '', at, signal] = (text ?? '').split('.')
  const age = now - Number(at)
  if (!(age >= -CLOCKS_APART_MS && age <= VALID_SECONDS * 1000)) return undefined
  const names = named === 'none' ? [] : named.split('+')
  const granted = consentCategories.filter((each) => names.includes(each))
  return granted.length === names.length ? { granted, at: Number(at), withSignal: signal === 'gpc' } : undefined
}

/**
 * Whether an answer allows something. Global Privacy Control refuses statistics, unless the visitor agreed to them while
 * it was on.
 */
export function allows(consent: Consent | undefined, category: ConsentCategory, hasSignal: boolean): boolean {
  if (!consent?.granted.includes(category)) return false
  return category !== 'statistics' || !hasSignal || consent.withSignal
}

/** The answer of this browser's visitor. */
export function readConsent(): Consent | undefined {
  const now = browserNow().getTime()
  return parseConsent(readCookie(CONSENT_COOKIE), now) ?? parseConsent(formerText(), now)
}

/** Whether this browser's visitor has agreed to something, asked anew each time. */
export const agreesTo = (category: ConsentCategory): boolean => allows(readConsent(), category, hasSignal())

/** Whether the browser asks sites by Global Privacy Control not to count its visitor. */
export const hasSignal = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether to ask: nobody is asked whose browser has answered already, or would forget the answer. */
export const isUnanswered = (): boolean => readConsent() === undefined && !hasSignal() && navigator.cookieEnabled

/**
 * Stores the answer as it is once more, with its time: Safari deletes a cookie of a script seven days after it was
 * written. Turns an answer from before there was a cookie into one.
 */
export function renewConsent(): void {
  const consent = readConsent()
  if (consent) writeConsent(consent)
}

/** Writes the visitor's answer into its cookie, until the answer's own end. */
export function writeConsent({ granted, at, withSignal }: Consent): void {
  const text = `${granted.join('+') || 'none'}.${at}${withSignal ? '.gpc' : ''}`
  const rest = Math.ceil(VALID_SECONDS - (browserNow().getTime() - at) / 1000)
  keepCookie(CONSENT_COOKIE, text, rest)
}

/** Until cookies held the answer, it was `granted` or `refused`, a space and the time, and only about statistics. */
const formerText = () =>
  lasting
    .read(CONSENT_COOKIE)
    ?.replace(/^granted /, 'statistics.')
    .replace(/^refused /, 'none.')
