import 'server-only'
import { createHash } from 'node:crypto'
import { findPlayer } from './on-behalf-of'
import { findClient } from './request-budget'

/** Classes of calls that fail together: failing writes say nothing about public reads. */
export type CallClass = 'public read' | 'member read' | 'write'

/** On whose behalf a call is made, for limits and breakers. Contains digests, never tokens. */
export type Caller = {
  /** The party that counts as one, however many calls it makes: a player, else a client, else the site itself. */
  party: string
  /**
   * Key that a 429 applies to: the player, or the visitor whom the service was told of, or without either this exact request
   * (method, address and body). Undefined if the body can't be compared.
   */
  limited: string | undefined
  /** Whether the service was told of the visitor: its limits are then the visitor's, and say nothing of the site's. */
  isTold: boolean
  /** The network of the client whose request causes the call; undefined in a build, and for the site's own work. */
  client: string | undefined
}

type Call = { service: string; callClass: CallClass; toldAddress?: string | undefined }

const SITE = 'site'

/** @param init as sent, except for the request id, which always differs */
export function callerOf(call: Call, address: string | URL, init: RequestInit & { headers: Headers }): Caller {
  const [player, client, token] = [findPlayer(), findClient(), findToken(init.headers)]
  const party = named('player', player) ?? named('client', client) ?? named('token', token) ?? SITE
  const isPlayers = call.callClass !== 'public read'
  const told = named('address', call.toldAddress)
  const limited =
    (isPlayers && (named('player', player) ?? named('token', token))) || told || requestKeyOf(address, init)
  return {
    party: hashOf(party),
    limited: limited && hashOf(`${call.service}, ${call.callClass}, ${limited}`),
    isTold: told !== undefined,
    client,
  }
}

const named = (kind: string, name: string | undefined) => (name === undefined ? undefined : `${kind} ${name}`)

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Finds a player's access token. The site's own credentials use other schemes. */
const findToken = (headers: Headers) => /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

function requestKeyOf(address: string | URL, { method = 'GET', body }: RequestInit): string | undefined {
  const isComparable =
    body === undefined || body === null || typeof body === 'string' || body instanceof URLSearchParams
  return isComparable ? named('question', `${method} ${String(address)} ${String(body ?? '')}`) : undefined
}
