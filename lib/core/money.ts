/** An amount in the smallest unit of its currency: cents, yen. */
export type Money = { minor: number; currency: string }

/** Twelve digits before the point stay exact in every currency. */
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** Digits after the point: 2 of dollars, 0 of yen; undefined for what is no currency code (ISO 4217). */
export function currencyDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
}

/**
 * Money from a decimal text in major units, as services write it: `14.99`.
 * @returns undefined if it is not an amount: negative, endless, finer than the currency, or of no currency
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

/** An amount in words of a language. @param display `code` names the currency where its sign is that of others, too */
export function formatMoney({ minor, currency }: Money, locale: string, display: 'symbol' | 'code' = 'symbol'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: display })
  return format.format(minor / 10 ** (currencyDigits(currency) ?? 2))
}
