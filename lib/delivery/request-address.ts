import { memoised } from '../core/server/memoised.ts'

/** What an address of a request line can be. */
type Judgement = 'improper' | 'data file' | 'proper'

/**
 * Whether the target of a request line can be an address of this site: it is a path, every percent sign in it begins a
 * valid code, and the path contains neither control characters nor `.` or `..` segments, encoded or not. No browser
 * sends any of these; the framework throws on invalid codes and interprets the others inconsistently.
 *
 * @param address path and query as received, `/about?a=b`
 */
export function isProperAddress(address: string): boolean {
  return judge(address) !== 'improper'
}

/**
 * Whether an address names a page's data file as the framework stores it. Its own client requests that data with
 * headers; requested by name it would be answered with 200 even for pages that don't exist.
 *
 * @param address for which `isProperAddress` holds
 */
export function isDataFile(address: string): boolean {
  return judge(address) === 'data file'
}

const judge = memoised((address): Judgement => {
  if (!address.startsWith('/')) return 'improper'
  try {
    decodeURIComponent(address)
    const path = decodeURIComponent(address.replace(/[?#].*/s, ''))
    if (CONTROL.test(path) || DOT_SEGMENT.test(path)) return 'improper'
    return /\.rsc\/?$/.test(path) ? 'data file' : 'proper'
  } catch {
    return 'improper'
  }
})

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/
