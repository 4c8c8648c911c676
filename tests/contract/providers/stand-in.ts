import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Configuration, Provider as OidcProvider } from 'oidc-provider'
import { openIdentityAdmin } from '@/sandbox/identity/admin.ts'
import { siteClient } from '@/sandbox/identity/client.ts'
import type { ProviderChanges } from '@/sandbox/identity/provider.ts'
import { createIdentity } from '@/sandbox/identity/service.ts'
import { openValues } from '@/sandbox/identity/values.ts'
import { SITE } from '../../lib/support/session'
import { createTestContext, listen } from '../../sandbox/harness.ts'
import { attributeOf, type Browser, type Visit } from '../../sandbox/identity/browser.ts'
import { FILLING, type Form, type Kind, type Provider } from './provider'

/** For which it signs access tokens. */
const GAME = 'urn:gruppetto:game'

/** What the environment of tests doesn't say already. */
const variables: Partial<Record<Form, Record<string, string>>> = {
  'without refresh tokens': { OIDC_SCOPE: 'openid profile email game' },
  signed: { OIDC_AUTHORIZE_PARAMETERS: `resource=${GAME}`, OIDC_TOKEN_PARAMETERS: `resource=${GAME}` },
}

const configured: Partial<Record<Form, (usual: Configuration) => Configuration>> = {
  'without end': (usual) => ({ ...usual, features: { ...usual.features, rpInitiatedLogout: { enabled: false } } }),
  'with claims apart': (usual) => ({ ...usual, conformIdTokenClaims: true }),
  signed,
  long: (usual) => ({ ...signed(usual), extraTokenClaims: () => ({ profile: FILLING }) }),
}

function signed(usual: Configuration): Configuration {
  const scope = 'game'
  return {
    ...usual,
    features: {
      ...usual.features,
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({ scope, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } }),
      },
    },
    async loadExistingGrant(ctx) {
      const grant = await usual.loadExistingGrant?.(ctx)
      grant?.addResourceScope(GAME, scope)
      await grant?.save()
      return grant
    },
  }
}

/** It names itself, and says that it does, in every form that it has by itself. */
function withoutName(provider: OidcProvider): void {
  provider.on('authorization.success', (_, answer) => Object.assign(answer ?? {}, { iss: undefined }))
  provider.use(async (ctx, next) => {
    await next()
    const isDescription = ctx.path.endsWith('/openid-configuration')
    if (isDescription) Object.assign(ctx.body, { authorization_response_iss_parameter_supported: undefined })
  })
}

async function start(form: Form): Promise<Provider> {
  const context = createTestContext()
  const { database } = context
  let app = new Hono()
  const front = new Hono()
  const { url, close } = await listen(front)
  let provider: OidcProvider | undefined
  const changes: ProviderChanges = {
    configured: configured[form],
    made(its) {
      provider = its
      if (form === 'nameless') withoutName(its)
    },
  }
  // Its own pages have no button for that: to its only site nobody is asked to consent.
  front.post('/identity/interaction/:uid/refusal', async (c) => {
    const { incoming, outgoing } = c.env as HttpBindings
    const refusal = { error: 'access_denied', error_description: 'the player has refused' }
    return c.redirect((await provider?.interactionResult(incoming, outgoing, refusal)) ?? '', 303)
  })
  front.all('*', (c) => app.fetch(c.req.raw, c.env))
  function run(): void {
    const { service } = createIdentity({ ...context, origin: url }, siteClient(SITE), changes)
    app = new Hono().route('/identity', service.routes)
  }
  run()
  const issuer = `${url}/identity`
  const isBack = (visit: Visit) => visit.url.origin === SITE

  async function confirmSignOut(browser: Browser, address: string): Promise<URL> {
    const page = await browser.open(address)
    if (isBack(page)) return page.url
    const action = attributeOf(page.html, 'id="op.logoutForm"', 'action')
    const xsrf = attributeOf(page.html, 'name="xsrf"', 'value')
    return (await browser.submit(action, { xsrf, logout: 'yes' })).url
  }

  return {
    issuer,
    variables: { OIDC_ISSUER: issuer, ...variables[form === 'long' ? 'signed' : form] },
    async signIn(browser, address) {
      const page = await browser.open(address)
      return isBack(page) ? page.url : (await browser.submit(`${page.url.pathname}/player`, { sub: 'account-501' })).url
    },
    async refuse(browser, address) {
      const page = await browser.open(address)
      return (await browser.submit(`${page.url.pathname}/refusal`, {})).url
    },
    signOut: confirmSignOut,
    async signOutThere(browser) {
      await confirmSignOut(browser, `${issuer}/session/end`)
    },
    async changeKey() {
      openValues(database).remove('keys')
      run()
    },
    forgetGrants: () => openIdentityAdmin(database).endSessions(),
    async close() {
      await close()
      database.close()
    },
  }
}

/** The stand-in of the sandbox, a new one for each test. */
export function standIn(): Kind {
  return {
    name: 'the stand-in',
    isThere: true,
    rotates: true,
    revokes: true,
    // It asks nothing of players who bring an ID token, and names each key.
    lacks: ['with questions', 'with nameless keys'],
    begin: async () => undefined,
    end: async () => undefined,
    as: start,
  }
}
