import { fill } from '@/lib/core/words'
import { numberFormat } from '@/lib/core/formats'

/**
 * How far a player has come, in words: `1,250.5 of 2,500 km`.
 *
 * @param text template with `{reached}` and `{goal}`; ends with a space where there is no unit
 */
export function reachedText(
  text: string,
  { reached, goal }: { reached: number; goal: number },
  locale: string,
): string {
  const numbers = numberFormat(locale, { maximumFractionDigits: 1 })
  return fill(text, { reached: numbers.format(reached), goal: numbers.format(goal) }).trim()
}
