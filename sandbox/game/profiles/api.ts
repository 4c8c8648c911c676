import { Hono } from 'hono'
import type { Authenticate } from '../access.ts'
import { readBody } from '../http.ts'
import type { Player } from '../players.ts'
import { profileChangesSchema, type Profiles } from './changes.ts'

/**
 * Reads and saves the caller's own profile (contracts.md, profile and campaigns).
 * @param origin for portrait addresses
 */
export function profilesApi(authenticate: Authenticate, profiles: Profiles, origin: string): Hono {
  return new Hono()
    .get('/profiles/me', (context) => context.json(profileOf(authenticate(context), origin)))
    .put('/profiles/me', async (context) => {
      const player = authenticate(context)
      profiles.save(player.id, await readBody(context, profileChangesSchema))
      return context.json(profileOf(profiles.current(player), origin))
    })
}

function profileOf(player: Player, origin: string): object {
  return {
    id: player.id,
    publicId: player.publicId,
    firstName: player.firstName,
    lastName: player.lastName,
    email: player.email,
    ftp: player.ftp,
    weight: player.weight,
    isMale: player.isMale,
    useMetric: player.useMetric,
    imageSrc: player.portrait && `${origin}/media/portraits/${player.portrait}.png`,
    runTime5kmInSeconds: player.runTime5kmInSeconds,
    connectedToTodaysPlan: player.connectedToTodaysPlan,
    fundraiserId: player.fundraiserId,
    countryCode: player.countryCode,
  }
}
