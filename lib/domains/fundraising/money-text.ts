import { fill } from '@/lib/core/words'
import { numberFormat } from '@/lib/core/formats'

/** An amount in the page's language: `money` places the currency's symbol, as in `{symbol}{amount}`. */
export function moneyText(money: string, amount: number, symbol: string, locale: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const digits = numberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 2 }).format(amount)
  return fill(money, { symbol, amount: digits })
}

/** A donation's amount. Its currency is a code; if the provider names none, the event's is used. */
export function giftText(
  { amount, currency }: { amount: number; currency?: string },
  { money, symbol, locale }: { money: string; symbol: string; locale: string },
): string {
  if (currency === undefined) return moneyText(money, amount, symbol, locale)
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return numberFormat(locale, { style: 'currency', currency, minimumFractionDigits }).format(amount)
}
