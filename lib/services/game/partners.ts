import 'server-only'
import { z } from 'zod'
import { ignoredSchema, optional } from '@/lib/core/wire'
import { gameRequest } from './request'

/** Opens an account with the training-plan service for the player [PA-015]. */
export const registerUserTodaysPlan = (token: string) =>
  gameRequest({
    operation: 'registerUserTodaysPlan',
    path: '/partners/todaysplan/register',
    method: 'POST',
    token,
    schema: ignoredSchema,
  })

/** Begins the coaching of the player's account there [PA-016]. */
export const setUpUserTodaysPlanZA = (token: string) =>
  gameRequest({
    operation: 'setUpUserTodaysPlanZA',
    path: '/partners/todaysplan/setup',
    method: 'POST',
    token,
    schema: ignoredSchema,
  })

const accountSchema = z.object({ exists: z.boolean() }).transform(({ exists }) => exists)

/** Whether the player has an account there [PA-017]. */
export const getTodaysPlanAccountExists = (token: string) =>
  gameRequest({
    operation: 'getTodaysPlanAccountExists',
    path: '/partners/todaysplan/account',
    token,
    schema: accountSchema,
  })

const credentialsSchema = z.array(z.object({ name: z.string(), oauthUrl: optional(z.string()) }))

/** Addresses where players link their accounts, by the partner's name [PA-007, PA-018]. */
export const partnerConnectionCredentials = (token: string) =>
  gameRequest({
    operation: 'partnerConnectionCredentials',
    path: '/partners/credentials',
    token,
    schema: credentialsSchema,
  })

const accessTokenSchema = z.object({ token: z.string().min(1) }).transform(({ token }) => token)

/** The player's token at a partner; it stays on our server. @throws NotFoundError [PA-008, PA-019] */
export const getPartnerConnectionAccessToken = (name: 'todaysplan', token: string) =>
  gameRequest({
    operation: 'getPartnerConnectionAccessToken',
    path: `/partners/${name}/access-token`,
    token,
    schema: accessTokenSchema,
    missing: `access token of ${name}`,
  })
