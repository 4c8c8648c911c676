import { numberFormat } from './formats.ts'

/** An amount in the smallest unit of its currency: cents, yen. */
export type Money = { minor: number; currency: string }

/** Matches amounts; up to twelve digits before the point are exact in every currency. */
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** Digits after the decimal point: 2 for dollars, 0 for yen; undefined if it is no currency code (ISO 4217). */
export function currencyDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
}

/**
 * Money from a decimal text in major units, as services write it: `14.99`.
 * @returns undefined if it is not an amount: negative, infinite, with more digits than the currency has, or of an
 * unknown currency
 */
export function moneyFrom(amount: string, currency: string): Money | undefined {
  const [digits, parts] = [currencyDigits(currency), AMOUNT.exec(amount)]
  if (digits === undefined || parts === null) return undefined
  const [, major = '', fraction = ''] = parts
  if (/[1-9]/.test(fraction.slice(digits))) return undefined
  return { minor: Number(major + fraction.slice(0, digits).padEnd(digits, '0')), currency }
}

/** The decimal text of an amount in major units, for programs: `14.99`. */
export function decimalOf({ minor, currency }: Money): string {
  const digits = currencyDigits(currency) ?? 2
  return (minor / 10 ** digits).toFixed(digits)
}

/** Formats an amount in a language. @param display `code` shows the currency's code, if its symbol is ambiguous */
export function formatMoney({ minor, currency }: Money, locale: string, display: 'symbol' | 'code' = 'symbol'): string {
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: display })
  return format.format(minor / 10 ** (currencyDigits(currency) ?? 2))
}
