import { memoised } from '../core/server/memoised.ts'

/** Content codings that we send, the smallest first. */
const codings = ['br', 'gzip'] as const

export type Coding = (typeof codings)[number]

/**
 * The best of our content codings that a client accepts (RFC 9110, 12.5.3); undefined if it accepts none.
 *
 * @param acceptEncoding the request's header
 */
export function preferredCoding(
  acceptEncoding: string | string[] | undefined,
  isThere: (coding: Coding) => boolean = () => true,
): Coding | undefined {
  return acceptedCodings(String(acceptEncoding ?? '')).find(isThere)
}

const takes = (coding: Coding) =>
  new RegExp(String.raw`(?:^|,)\s*${coding}\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))`, 'i')

const TAKES: Readonly<Record<Coding, RegExp>> = { br: takes('br'), gzip: takes('gzip') }

/** Browsers send only a few values of the header. */
const acceptedCodings = memoised((acceptEncoding) => codings.filter((coding) => TAKES[coding].test(acceptEncoding)))
