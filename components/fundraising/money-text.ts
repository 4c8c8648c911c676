/** An amount in the page's language: `money` places the currency's symbol, as in `{symbol}{amount}`. */
export function moneyText(money: string, amount: number, symbol: string, locale: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 2 }).format(amount)
  return money.replace('{symbol}', () => symbol).replace('{amount}', () => digits)
}

/** A gift, whose currency is a code; in the event's where the provider tells none. */
export function giftText(
  { amount, currency }: { amount: number; currency?: string },
  { money, symbol, locale }: { money: string; symbol: string; locale: string },
): string {
  if (currency === undefined) return moneyText(money, amount, symbol, locale)
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits }).format(amount)
}
