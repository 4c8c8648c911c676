import { z } from 'zod'
import { ifWellFormed } from '@/lib/core/wire'

/** Some providers send booleans as text. */
const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

/** A player's identity, from an ID token or the userinfo endpoint (contracts.md, Identity). */
export const identityClaimsSchema = z.object({
  sub: z.string(),
  email: ifWellFormed(z.string()),
  /** Whether the address is known to be the player's (OpenID Connect Core, 5.1). */
  email_verified: ifWellFormed(yesOrNo),
  given_name: ifWellFormed(z.string()),
  family_name: ifWellFormed(z.string()),
  public_id: ifWellFormed(z.string()),
})

export type IdentityClaims = z.infer<typeof identityClaimsSchema>

export type IdentityTokens = {
  accessToken: string
  /** Lifetime of the access token, from now on. */
  accessTokenSeconds: number
  /** The next refresh token: they rotate. */
  refreshToken: string | undefined
  idToken: string | undefined
}
