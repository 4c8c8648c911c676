import 'server-only'
import { createHmac } from 'node:crypto'
import { endpointAddress } from '../../endpoint'
import { pictureSize } from '../../picture-endpoints'
import { env } from '../env'
import { sealingSecrets } from '../seal'
import { isSameSecret } from '../secrets'

/** Drawings have no size, and moving pictures would stop; both are shown as they are. */
const NOT_RESIZED = /\.(?:svg|gif)$/i

/** Parameters of an original's address that pictures are also drawn by in the browser (`focalPosition`). */
const FOCAL_POINT = ['fp-x', 'fp-y']

/**
 * The address at which the site itself makes a picture's sizes (docs/decisions/067), signed, so that nobody can have sizes
 * made of anything else. Others than those of `MEDIA_ORIGINS` stay as they are.
 *
 * @param original its address, with imgix's parameters for the part and the focal point that editors chose
 */
export function ownAddress(original: string): string {
  const { origin, pathname, searchParams } = new URL(original)
  if (!env.MEDIA_ORIGINS.includes(origin) || NOT_RESIZED.test(pathname)) return original
  const packed = Buffer.from(original).toString('base64url')
  const address = new URL(endpointAddress(pictureSize, { picture: `${packed}.${signatureOf(packed)}` }), env.SITE_URL)
  for (const name of FOCAL_POINT) {
    const value = searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return address.href
}

/**
 * The original in such an address; undefined for anything that we didn't sign, or that is no longer of `MEDIA_ORIGINS`.
 * Signatures by former secrets count: open pages, feeds and copies of a front have them for days after a change.
 */
export function originalOf(picture: string): URL | undefined {
  const [packed = '', signature = ''] = picture.split('.')
  if (!sealingSecrets.some((secret) => isSameSecret(signature, signatureOf(packed, secret)))) return undefined
  const original = new URL(Buffer.from(packed, 'base64url').toString())
  return env.MEDIA_ORIGINS.includes(original.origin) ? original : undefined
}

/** The same for a whole address of the site. */
export function originalOfAddress({ pathname }: URL): URL | undefined {
  const picture = pathname.split('/').at(-1)
  return picture === undefined ? undefined : originalOf(picture)
}

const signatureOf = (packed: string, secret = env.SESSION_SECRET) =>
  createHmac('sha256', secret).update(`picture ${packed}`).digest('base64url').slice(0, 22)
