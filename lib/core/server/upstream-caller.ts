import 'server-only'
import { createHash } from 'node:crypto'
import { findPlayer } from './on-behalf-of'
import { findClient } from './request-budget'

/** Calls that fail and succeed together: a sick write says nothing against what visitors read. */
export type CallClass = 'public read' | 'member read' | 'write'

/** Whom a call is made for, as far as limits and breakers tell callers apart. No token is in it, only digests. */
export type Caller = {
  /** Who counts as one, however often they ask: a player, or else a client, or else the site itself. */
  party: string
  /**
   * Whom a 429 speaks of: the player, or where a call is for none, this very question (method, address and body). Undefined
   * where a body can't be compared.
   */
  limited: string | undefined
  /** The network that the request comes from which makes the call; undefined in a build, and for what the site does by itself. */
  client: string | undefined
}

type Call = { service: string; callClass: CallClass }

const SITE = 'site'

/** @param init as it is sent, but for the request id, which differs each time */
export function callerOf(call: Call, address: string | URL, init: RequestInit & { headers: Headers }): Caller {
  const [player, client, token] = [findPlayer(), findClient(), tokenIn(init.headers)]
  const party = named('player', player) ?? named('client', client) ?? named('token', token) ?? SITE
  const isPlayers = call.callClass !== 'public read'
  const limited = (isPlayers && (named('player', player) ?? named('token', token))) || questionIn(address, init)
  return {
    party: hashOf(party),
    limited: limited && hashOf(`${call.service}, ${call.callClass}, ${limited}`),
    client,
  }
}

const named = (kind: string, name: string | undefined) => (name === undefined ? undefined : `${kind} ${name}`)

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A player's access token. The site's own credentials are sent by other schemes. */
const tokenIn = (headers: Headers) => /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

function questionIn(address: string | URL, { method = 'GET', body }: RequestInit): string | undefined {
  const isComparable =
    body === undefined || body === null || typeof body === 'string' || body instanceof URLSearchParams
  return isComparable ? named('question', `${method} ${String(address)} ${String(body ?? '')}`) : undefined
}
