import 'server-only'

/** Two numbers of 32 bits, as the specification has it; in base 36 each is seven characters at the most. */
const NUMBERS = 2
const WIDTH = 7

/**
 * A password that nobody ever learns: it is sent to the provider once, kept nowhere and shown to nobody [FR-014].
 * @param random the platform's source of secrets
 * @throws Error where there is none [FR-053]
 */
export function randomPassword(random: Pick<Crypto, 'getRandomValues'> | undefined = globalThis.crypto): string {
  if (typeof random?.getRandomValues !== 'function') throw new Error('there is no source of random secrets')
  const numbers = random.getRandomValues(new Uint32Array(NUMBERS))
  return Array.from(numbers, (each) => each.toString(36).padStart(WIDTH, '0')).join('')
}
