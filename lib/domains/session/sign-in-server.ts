import 'server-only'
import { log } from '@/lib/core/server/log'
import { getProfile } from '@/lib/services/game/profile'
import { getUserInfo } from '@/lib/services/identity/client'
import type { IdentityClaims } from '@/lib/services/identity/schema'
import { emailFactOf, type EmailFact } from './email-proof'
import { playerFactsFromGame } from './from-game'
import type { PlayerFacts } from './schema'

/**
 * The player who has signed in: from the game's profile, or if that can't be read from the provider; the e-mail address
 * only from the provider. A player with a profile can sign in even if the address can't be read: features that need it
 * are refused.
 *
 * @param claims of the ID token; missing ones are requested from the provider
 * @throws UpstreamError if neither identifies the player
 */
export async function whoSignedIn(
  accessToken: string,
  claims: IdentityClaims,
): Promise<{ player: PlayerFacts; email: EmailFact | undefined }> {
  const player = await getProfile(accessToken).then(playerFactsFromGame, (err: unknown) => {
    log.warn({ err }, 'signed in without a profile')
    return undefined
  })
  const isNamed = player !== undefined || (claims.given_name !== undefined && claims.public_id !== undefined)
  if (isNamed && claims.email !== undefined) return { player: player ?? readFacts(claims), email: emailFactOf(claims) }
  try {
    const all = { ...claims, ...(await getUserInfo(accessToken, claims.sub)) }
    return { player: player ?? readFacts(all), email: emailFactOf(claims) ?? emailFactOf(all) }
  } catch (err) {
    if (!isNamed) throw err
    log.warn({ err }, 'signed in without an e-mail address')
    return { player: player ?? readFacts(claims), email: undefined }
  }
}

function readFacts({ public_id, given_name, family_name }: IdentityClaims): PlayerFacts {
  return {
    publicId: public_id ?? '',
    firstName: given_name ?? '',
    lastName: family_name ?? '',
    isMale: null,
    usesMetric: true,
    fundraiserId: null,
  }
}
