import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** No value of ours unpacks to more. */
const MOST_UNPACKED_BYTES = 256 * 1024

/** @param purpose for which alone the key is */
export const packingKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `packed ${purpose}`, KEY_BYTES))

/** A value (JSON), compressed and then encrypted and authenticated as a whole, in letters that cookies may have. */
export function packedText(value: unknown, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const packed = deflateRawSync(JSON.stringify(value))
  return Buffer.concat([nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Undefined for text that was not made with the key, or not all of it. */
export function unpackedText(text: string, key: Buffer): unknown {
  const bytes = Buffer.from(text, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const packed = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    const value: unknown = JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_UNPACKED_BYTES }).toString())
    return value
  } catch {
    return undefined
  }
}
