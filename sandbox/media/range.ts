type ByteRange = { start: number; end: number }

/**
 * Reads a Range header for a file of `size` bytes; both ends of the result are included. `undefined` asks for the whole
 * file (no header, another unit, or several ranges, which a server may ignore), `'unsatisfiable'` is a 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (!first && !last) return undefined
  if (!first) return Number(last) > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'unsatisfiable'
  const [start, end] = [Number(first), last ? Math.min(Number(last), size - 1) : size - 1]
  if (start >= size) return 'unsatisfiable'
  return start <= end ? { start, end } : undefined
}
