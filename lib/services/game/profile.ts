import 'server-only'
import { z } from 'zod'
import { identifierInBody, type Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { ifWellFormed, optional } from '@/lib/core/wire'
import { gameRequest } from './request'

/** A player's profile (contracts.md, Game server: profile and campaigns): `ftp` in watts, `weight` in kilograms. */
export const gameProfileSchema = z.object({
  id: ifWellFormed(receivedIdentifierSchema),
  publicId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  ftp: ifWellFormed(z.number()),
  weight: ifWellFormed(z.number()),
  isMale: optional(z.boolean()),
  useMetric: z.boolean(),
  imageSrc: ifWellFormed(z.string()),
  runTime5kmInSeconds: ifWellFormed(z.number()),
  connectedToTodaysPlan: ifWellFormed(z.boolean()),
  fundraiserId: optional(receivedIdentifierSchema),
  countryCode: ifWellFormed(z.string()),
})
export type GameProfile = z.infer<typeof gameProfileSchema>

export const getProfile = (token: string) =>
  gameRequest({ operation: 'getProfile', path: '/profiles/me', token, schema: gameProfileSchema })

/** The fields to change, as `saveProfile` sends them; null removes a value. */
export type GameProfileChanges = {
  firstName?: string
  lastName?: string
  /** watts */
  ftp?: number | null
  /** kilograms */
  weight?: number | null
  isMale?: boolean | null
  useMetric?: boolean
  runTime5kmInSeconds?: number | null
  fundraiserId?: Identifier
  /** ISO 3166 alpha-2 */
  countryCode?: string | null
}

/** Sends only the changed fields. @returns the whole profile after the change */
export const saveProfile = ({ fundraiserId, ...changes }: GameProfileChanges, token: string) =>
  gameRequest({
    operation: 'saveProfile',
    path: '/profiles/me',
    method: 'PUT',
    body: { ...changes, ...(fundraiserId !== undefined && { fundraiserId: identifierInBody(fundraiserId) }) },
    token,
    schema: gameProfileSchema,
  })
