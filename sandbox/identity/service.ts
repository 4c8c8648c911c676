import type { RequestListener } from 'node:http'
import { Hono } from 'hono'
import type { Provider } from 'oidc-provider'
import { type PlayerOfToken, playerOfToken as playerOfDemoToken } from '../game/players.ts'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { openAccounts } from './accounts.ts'
import { type SiteClient, siteClient } from './client.ts'
import { callInMemory } from './in-memory-call.ts'
import { interactionPages } from './interaction.ts'
import { loadKeys } from './keys.ts'
import { createProvider, type ProviderChanges } from './provider.ts'
import { openRecords } from './records.ts'
import { openTokenLives } from './token-lives.ts'
import { openValues } from './values.ts'

export type Identity = {
  service: Service
  /** The player of an access token with scope `game`, or of a static `demo-{name}` token. */
  playerOfToken: PlayerOfToken
}

/** The OpenID Connect provider of the demo, issuer `{origin}/identity` (contracts.md, Identity). */
export function createIdentity(
  context: ServiceContext,
  client: SiteClient = siteClient(context.siteUrl),
  changes?: ProviderChanges,
): Identity {
  const { database, origin, siteUrl } = context
  const values = openValues(database)
  const accounts = openAccounts(database)
  const records = openRecords(database)
  const lives = openTokenLives(values)
  const returnAddresses = [origin, ...client.redirectUris, ...client.postLogoutRedirectUris]
  const formOrigins = [...new Set(returnAddresses.map((address) => new URL(address).origin))]
  const provider = createProvider({
    issuer: `${origin}/identity`,
    siteUrl,
    client,
    keys: loadKeys(values),
    accounts,
    records,
    lives: lives.get,
    formOrigins,
    changes,
  })

  const routes = new Hono()
  routes.route('/', interactionPages({ provider, accounts, siteUrl, formOrigins }))
  const callProvider = callInMemory(mountedBelow('/identity', answerOf(provider)), origin)
  routes.all('*', (c) => callProvider(c.req.raw))

  return {
    service: {
      name: 'identity',
      routes,
      reset() {
        records.forget()
        accounts.clear()
        lives.reset()
      },
    },
    playerOfToken: (token) => {
      const sub = records.accountIdOf(token)
      return sub === undefined ? playerOfDemoToken(token) : accounts.find(sub)?.player
    },
  }
}

function answerOf(provider: Provider): RequestListener {
  const answer = provider.callback()
  return (request, response) => void answer(request, response)
}

/**
 * Removes the prefix from the URL but keeps it in `originalUrl`, from which oidc-provider finds out where it is
 * mounted.
 */
function mountedBelow(prefix: string, listener: RequestListener): RequestListener {
  return (request, response) => {
    const originalUrl = request.url ?? prefix
    return listener(Object.assign(request, { originalUrl, url: originalUrl.slice(prefix.length) || '/' }), response)
  }
}
