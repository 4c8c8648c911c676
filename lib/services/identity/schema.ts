import { z } from 'zod'
import { optional } from '@/lib/core/wire'

/** Who somebody is, by an ID token or the userinfo endpoint (contracts.md, Identity). */
export const identityClaimsSchema = z.object({
  sub: z.string(),
  email: optional(z.string()),
  given_name: optional(z.string()),
  family_name: optional(z.string()),
  public_id: optional(z.string()),
})

export type IdentityClaims = z.infer<typeof identityClaimsSchema>

export type IdentityTokens = {
  accessToken: string
  /** Life of the access token from now on. */
  accessTokenSeconds: number
  /** The next one: refresh tokens rotate. */
  refreshToken: string | undefined
  idToken: string | undefined
}
