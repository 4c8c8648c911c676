import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What a session stores of the e-mail address that its player signed in with; of the address itself only a digest. */
export const emailFactSchema = z.object({
  digest: z.string(),
  /** Absent if the identity provider doesn't say. */
  isVerified: z.boolean().optional(),
})
export type EmailFact = z.infer<typeof emailFactSchema>

/** In the identity provider's format. */
type EmailClaims = { email?: string; email_verified?: boolean }

/** Undefined if the identity provider states no address. */
export function emailFactOf({ email, email_verified }: EmailClaims): EmailFact | undefined {
  return email === undefined ? undefined : { digest: digestOf(email), isVerified: email_verified }
}

/**
 * Whether an address is the player's own: `proven`; `unproven` if the identity provider says that it isn't verified, or
 * knows the player by another one; `unknown` if it says nothing.
 */
export type EmailProof = 'proven' | 'unproven' | 'unknown'

/**
 * @param address from the game's profile
 * @param vouchesForAll whether the identity provider admits only players with verified addresses, though it doesn't say
 * so
 */
export function emailProof(fact: EmailFact | undefined, address: string, vouchesForAll: boolean): EmailProof {
  if (fact === undefined) return 'unknown'
  if (fact.isVerified === false || fact.digest !== digestOf(address)) return 'unproven'
  return (fact.isVerified ?? vouchesForAll) ? 'proven' : 'unknown'
}

const digestOf = (address: string) =>
  createHash('sha256').update(plainAddress(address)).digest('base64url').slice(0, 22)

/**
 * Normalizes an e-mail address for comparison: only ASCII letters are lower-cased. Some Unicode letters, such as the
 * Kelvin sign, become ASCII letters in lower case, so that one mailbox would equal another.
 */
export function plainAddress(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
