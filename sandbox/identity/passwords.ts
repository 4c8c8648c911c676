import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const SALT_BYTES = 16
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Hashes a password for storage: `salt.key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, KEY_BYTES)
  return `${salt.toString('base64url')}.${key.toString('base64url')}`
}

/** @param hash as `hashPassword` made it */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
