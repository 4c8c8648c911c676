import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Accounts } from './accounts.ts'
import type { SiteClient } from './client.ts'
import type { Keys } from './keys.ts'
import { problemPage, signedOutPage, signOutPage } from './pages/end.ts'
import { createNonce, type PageContext, pageHeaders } from './pages/layout.ts'
import type { Records } from './records.ts'
import type { TokenLives } from './token-lives.ts'
import { chooseWords } from './words/choose.ts'

const HOUR = 3600
const DAY = 24 * HOUR

export type ProviderParts = {
  issuer: string
  siteUrl: string
  client: SiteClient
  keys: Keys
  accounts: Pick<Accounts, 'find'>
  records: Records
  lives: () => TokenLives
  /** Origins that forms of the provider's pages may lead to. */
  formOrigins: readonly string[]
  changes?: ProviderChanges
}

/** In what it differs from what it is to the demo, so that the site is tried with providers of other forms. */
export type ProviderChanges = {
  configured?: (usual: Configuration) => Configuration
  /** Is given the provider before that is asked anything. */
  made?: (provider: Provider) => void
}

/** OpenID Connect (contracts.md, "Identity"): code + PKCE, opaque access tokens, rotating refresh tokens. */
export function createProvider(parts: ProviderParts): Provider {
  const { issuer, formOrigins, changes = {} } = parts
  const usual = configurationOf(parts)
  const provider = new Provider(issuer, changes.configured?.(usual) ?? usual)
  provider.proxy = true
  provider.use(async (ctx, next) => {
    const nonce = createNonce()
    Object.assign(ctx.state, { nonce })
    ctx.set(pageHeaders(nonce, formOrigins))
    await next()
  })
  provider.on('server_error', (_ctx, error) => console.error(error))
  changes.made?.(provider)
  return provider
}

function configurationOf(parts: ProviderParts): Configuration {
  const { issuer, keys, records } = parts
  return {
    adapter: records.adapterOf,
    jwks: { keys: keys.signing },
    clients: [registrationOf(parts.client)],
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    cookies: cookies(new URL(issuer).pathname, keys.cookies),
    scopes: ['openid', 'offline_access'],
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'], game: ['public_id'] },
    // Otherwise an ID token that comes with an access token would contain only the subject.
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => claimsOf(parts.accounts, sub),
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${issuer}/interaction/${uid}` },
    loadExistingGrant: grantEverything,
    rotateRefreshToken: true,
    // By default, signing out here also ends refresh tokens that offline_access would keep alive.
    expiresWithSession: () => !parts.lives().outliveSignOut,
    clientBasedCORS: () => false,
    ttl: livesOf(parts.lives),
    // The site is on this machine, where the provider's own `dispatcher` lets nothing through.
    fetch: (address, options) => fetch(address, Object.assign({}, options, { dispatcher: undefined })),
    features: featuresOf(parts),
    renderError: async (ctx, { error_description: detail }) => {
      ctx.body = await problemPage(pageContextOf(ctx, parts.siteUrl), 'problem', detail)
    },
  }
}

function registrationOf({ id, secret, redirectUris, postLogoutRedirectUris, backchannelLogoutUri }: SiteClient) {
  return {
    client_id: id,
    client_secret: secret,
    client_name: 'Gruppetto',
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutRedirectUris,
    response_types: ['code' as const],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_post' as const,
    ...(backchannelLogoutUri !== undefined && {
      backchannel_logout_uri: backchannelLogoutUri,
      backchannel_logout_session_required: true,
    }),
  }
}

/** Cookie names and path of our own: cookies ignore ports, so the site on the same host would also receive them. */
function cookies(path: string, keys: string[]): Configuration['cookies'] {
  return {
    keys,
    names: { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' },
    long: { httpOnly: true, sameSite: 'lax', signed: true, path },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  }
}

function claimsOf(accounts: Pick<Accounts, 'find'>, sub: string) {
  const account = accounts.find(sub)
  if (!account) return undefined
  const { email, emailVerified, firstName, lastName, publicId } = account.player
  const names = { given_name: firstName, family_name: lastName, public_id: publicId }
  const claims = { sub, email, email_verified: emailVerified, ...names }
  return { accountId: sub, claims: () => claims }
}

/**
 * The prompts: a new account for `prompt=create`, but never consent, since the only client is the provider's own site.
 */
function policy() {
  const prompts = interactionPolicy.base()
  prompts.get('consent')?.checks.remove('consent_prompt')
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return prompts
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, account, session, provider, requestParamScopes } = oidc
  if (!client || !account) return undefined
  const grantId = session?.grantIdFor(client.clientId)
  const stored = grantId ? await provider.Grant.find(grantId) : undefined
  const grant = stored ?? new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(requestParamScopes)
  await grant.save()
  return grant
}

function livesOf(lives: () => TokenLives): Configuration['ttl'] {
  return {
    AccessToken: () => lives().accessTokenSeconds,
    RefreshToken: () => lives().refreshTokenSeconds,
    AuthorizationCode: 60,
    IdToken: HOUR,
    Interaction: HOUR,
    // Both must last longer than a refresh token that is renewed repeatedly.
    Grant: 365 * DAY,
    Session: 365 * DAY,
  }
}

function featuresOf({ siteUrl, client: registered }: ProviderParts): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    backchannelLogout: { enabled: registered.backchannelLogoutUri !== undefined },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        const isAtOnce = ctx.oidc.params?.id_token_hint !== undefined
        ctx.body = await signOutPage(pageContextOf(ctx, siteUrl), form, isAtOnce)
      },
      postLogoutSuccessSource: async (ctx) => {
        ctx.body = await signedOutPage(pageContextOf(ctx, siteUrl))
      },
    },
  }
}

function pageContextOf(ctx: KoaContextWithOIDC, siteUrl: string): PageContext {
  ctx.type = 'html'
  const locales = ctx.oidc.params?.ui_locales ?? ctx.get('accept-language')
  return { ...chooseWords(locales), nonce: String(ctx.state.nonce), siteUrl }
}
