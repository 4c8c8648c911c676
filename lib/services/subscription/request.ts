import 'server-only'
import type { Identifier } from '@/lib/core/identifier'
import { env } from '@/lib/core/server/env'
import { upstreamRequest, type UpstreamRequest } from '@/lib/core/server/upstream'

/** The gateway of a subscription: our own on the game server, or the subscription service's (MB-036). */
export type Gateway = 'own' | 'braintree' | 'apple'

/** Path of a player's profile at a gateway. */
export const profilePath = (profileId: Identifier) => `/profiles/${encodeURIComponent(profileId)}`

type GatewayRequest<Answer> = Omit<UpstreamRequest<Answer>, 'service' | 'url'> & {
  /** Path below the gateway's address, with a leading slash; the caller encodes texts in it. */
  path: string
}

/** Expects 200 unless another status is given (MB-046). @throws what `upstreamRequest` does */
export function gatewayRequest<Answer>(
  gateway: Gateway,
  { path, ...request }: GatewayRequest<Answer>,
): Promise<Answer> {
  const target =
    gateway === 'own'
      ? { service: 'game', url: `${env.GAME_API_URL}/billing${path}` }
      : { service: 'subscription', url: `${env.SUBSCRIPTION_API_URL}${path}` }
  return upstreamRequest({ ...target, expects: 200, ...request })
}
