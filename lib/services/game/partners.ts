import 'server-only'
import { z } from 'zod'
import { optional } from '@/lib/core/wire'
import { gameRequest } from './request'

const accountSchema = z.object({ exists: z.boolean() })
const credentialsSchema = z.array(z.object({ name: z.string(), oauthUrl: optional(z.string()) }))
const accessTokenSchema = z.object({ token: z.string().min(1) })

/** Addresses where players link their accounts, by the partner's name [PA-007]. */
export type PartnerCredentials = z.infer<typeof credentialsSchema>

/** Opens an account with the training-plan service for the player [PA-015]. */
export async function registerUserTodaysPlan(token: string): Promise<void> {
  await gameRequest({
    operation: 'registerUserTodaysPlan',
    path: '/partners/todaysplan/register',
    method: 'POST',
    token,
    schema: z.unknown(),
  })
}

/** Begins the coaching of the player's account there [PA-016]. */
export async function setUpUserTodaysPlanZA(token: string): Promise<void> {
  await gameRequest({
    operation: 'setUpUserTodaysPlanZA',
    path: '/partners/todaysplan/setup',
    method: 'POST',
    token,
    schema: z.unknown(),
  })
}

/** [PA-017] */
export async function getTodaysPlanAccountExists(token: string): Promise<boolean> {
  const { exists } = await gameRequest({
    operation: 'getTodaysPlanAccountExists',
    path: '/partners/todaysplan/account',
    token,
    schema: accountSchema,
  })
  return exists
}

/** [PA-018] */
export function partnerConnectionCredentials(token: string): Promise<PartnerCredentials> {
  return gameRequest({
    operation: 'partnerConnectionCredentials',
    path: '/partners/credentials',
    token,
    schema: credentialsSchema,
  })
}

/** The player's token at a partner; it stays on our server. @throws NotFoundError [PA-008, PA-019] */
export async function getPartnerConnectionAccessToken(name: 'todaysplan', token: string): Promise<string> {
  const answer = await gameRequest({
    operation: 'getPartnerConnectionAccessToken',
    path: `/partners/${name}/access-token`,
    token,
    schema: accessTokenSchema,
    missing: `access token of ${name}`,
  })
  return answer.token
}
