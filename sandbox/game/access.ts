import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Player, PlayerOfToken } from './players.ts'

/** Finds the caller of a request; every call "with token" starts with this. */
export type Authenticate = (context: Context) => Player

/** @returns the bearer token's player, or a 401 problem (RFC 9457, RFC 6750) */
export function createAuthenticate(playerOfToken: PlayerOfToken): Authenticate {
  return (context) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    const player = token ? playerOfToken(token) : undefined
    if (player) return player
    throw new HTTPException(401, { res: unauthorized(token ? 'the token is not valid' : 'a bearer token is needed') })
  }
}

function unauthorized(error: string): Response {
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, error }
  return new Response(JSON.stringify(problem), {
    status: 401,
    headers: { 'content-type': 'application/problem+json', 'www-authenticate': 'Bearer' },
  })
}
