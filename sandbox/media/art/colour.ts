const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** Blends two `#rrggbb` colours; `share` 0 is all `from`, 1 all `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const blended = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
  return `#${blended.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, share: number): string => mix(colour, '#0b1020', share)

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)
