import 'server-only'

/**
 * Compares ids of stream entries, `{milliseconds}-{number}` by the store's own clock: negative if the first is earlier.
 * Instances compare nothing else to find out what came first, since their clocks may differ.
 */
export function compareIds(one: string, other: string): number {
  const [[a, b], [c, d]] = [partsOf(one), partsOf(other)]
  return a === c ? Math.sign(Number(b - d)) : Math.sign(Number(a - c))
}

function partsOf(id: string): [bigint, bigint] {
  const [milliseconds = '', number = '0'] = id.split('-')
  return [BigInt(milliseconds), BigInt(number)]
}
