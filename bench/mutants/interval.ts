/**
 * The interval that contains a share with a certainty of 95 % (Wilson's), if `hits` of `tries` were counted in a
 * sample. From 0 to 1.
 */
export function interval(hits: number, tries: number): [from: number, to: number] {
  if (tries === 0) return [0, 1]
  const z = 1.96
  const share = hits / tries
  const middle = share + z ** 2 / (2 * tries)
  const half = z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2))
  const whole = 1 + z ** 2 / tries
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)]
}
