import { LRUCache } from 'lru-cache'
import { memoLimits } from '../limits.ts'

/**
 * A pure function of a text that remembers its results for the texts used last, for what would otherwise be computed
 * anew for each request: most requests have the addresses and headers of earlier ones.
 *
 * @param compute whose result depends on the text alone; callers share the result, and must not change it
 */
export function memoised<Result extends object | string | number | boolean>(
  compute: (text: string) => Result,
): typeof compute {
  const known = new LRUCache<string, Result>({ max: memoLimits.most })
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = compute(text)
    if (text.length <= memoLimits.longest) known.set(text, result)
    return result
  }
}
