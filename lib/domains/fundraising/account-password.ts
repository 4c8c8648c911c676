import 'server-only'

/** Two 32-bit numbers, as specified; in base 36 each has at most seven characters. */
const NUMBERS = 2
const WIDTH = 7

/**
 * A random password, sent to the provider once, never stored and never shown [FR-014].
 * @param random the platform's secure random source
 * @throws Error if there is none [FR-053]
 */
export function randomPassword(random: Pick<Crypto, 'getRandomValues'> | undefined = globalThis.crypto): string {
  if (typeof random?.getRandomValues !== 'function') throw new Error('there is no source of random secrets')
  const numbers = random.getRandomValues(new Uint32Array(NUMBERS))
  return Array.from(numbers, (each) => each.toString(36).padStart(WIDTH, '0')).join('')
}
