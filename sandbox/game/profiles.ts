import { Hono } from 'hono'
import type { Authenticate } from './access.ts'
import type { Player } from './players.ts'

/** `GET /profiles/me` (contracts.md, profile and campaigns). @param origin for portrait addresses */
export function profilesApi(authenticate: Authenticate, origin: string): Hono {
  return new Hono().get('/profiles/me', (context) => context.json(profileOf(authenticate(context), origin)))
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
