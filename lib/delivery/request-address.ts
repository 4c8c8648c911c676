/**
 * Whether a request line names an address that this site can have: a path, every percent sign of it begins a valid code,
 * and its path holds neither control characters nor `.` and `..`, however they are written. No browser sends any of these;
 * the framework throws on the first kind and reads the others in more than one way.
 *
 * @param address path and query as they came, `/about?a=b`
 */
export function isProperAddress(address: string): boolean {
  if (!address.startsWith('/')) return false
  try {
    decodeURIComponent(address)
    const path = pathOf(address)
    return !CONTROL.test(path) && !DOT_SEGMENT.test(path)
  } catch {
    return false
  }
}

/**
 * Whether an address names a page's data as the framework keeps it in files. Its own client asks for that with headers; asked
 * for by name it would be answered with 200 for pages that don't exist.
 *
 * @param address a proper one
 */
export function isDataFile(address: string): boolean {
  return /\.rsc\/?$/.test(pathOf(address))
}

const pathOf = (address: string) => decodeURIComponent(address.replace(/[?#].*/s, ''))

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/
