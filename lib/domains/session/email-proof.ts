import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What a session keeps of the e-mail address that its player signed in with; of the address itself a digest alone. */
export const emailFactSchema = z.object({
  digest: z.string(),
  /** Absent where the identity provider says nothing of it. */
  isVerified: z.boolean().optional(),
})
export type EmailFact = z.infer<typeof emailFactSchema>

/** As the identity provider writes them. */
type EmailClaims = { email?: string; email_verified?: boolean }

/** Undefined where the identity provider tells no address. */
export function emailFactOf({ email, email_verified }: EmailClaims): EmailFact | undefined {
  return email === undefined ? undefined : { digest: digestOf(email), isVerified: email_verified }
}

/**
 * Whether an address is the player's own: `proven`; `unproven` where the identity provider says that it isn't verified, or
 * knows the player by another; `unknown` where it says nothing.
 */
export type EmailProof = 'proven' | 'unproven' | 'unknown'

/**
 * @param address as the game's profile has it
 * @param vouchesForAll the identity provider lets nobody in whose address isn't verified, though it doesn't say so
 */
export function emailProof(fact: EmailFact | undefined, address: string, vouchesForAll: boolean): EmailProof {
  if (fact === undefined) return 'unknown'
  if (fact.isVerified === false || fact.digest !== digestOf(address)) return 'unproven'
  return (fact.isVerified ?? vouchesForAll) ? 'proven' : 'unknown'
}

const digestOf = (address: string) =>
  createHash('sha256').update(plainAddress(address)).digest('base64url').slice(0, 22)

/**
 * An e-mail address as addresses are compared: without regard to the case of ASCII letters, and of no others. Unicode has
 * letters whose lower case is an ASCII letter, such as the Kelvin sign, and with them somebody's mailbox would be another's.
 */
export function plainAddress(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
