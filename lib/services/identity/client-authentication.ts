import 'server-only'
import * as oidc from 'openid-client'
import { env } from '@/lib/core/server/env'
import type { ClientKey } from '@/lib/core/server/env-variables/sign-in-values'

/** How the site shows the provider who it is; registered there. */
export async function clientAuthentication(): Promise<oidc.ClientAuth> {
  const { OIDC_CLIENT_AUTHENTICATION, OIDC_CLIENT_SECRET, OIDC_CLIENT_KEY } = env
  switch (OIDC_CLIENT_AUTHENTICATION) {
    case 'client_secret_post':
      return oidc.ClientSecretPost(OIDC_CLIENT_SECRET)
    case 'client_secret_basic':
      return oidc.ClientSecretBasic(OIDC_CLIENT_SECRET)
    case 'client_secret_jwt':
      return (provider, ...request) =>
        oidc.ClientSecretJwt(OIDC_CLIENT_SECRET, statedFor(provider.token_endpoint))(provider, ...request)
    case 'private_key_jwt':
      if (OIDC_CLIENT_KEY === undefined) throw new Error('there is no OIDC_CLIENT_KEY')
      return signedWith(OIDC_CLIENT_KEY)
  }
}

const ALGORITHMS = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  PS256: { name: 'RSA-PSS', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
} as const satisfies Record<ClientKey['alg'], object>

async function signedWith(jwk: ClientKey): Promise<oidc.ClientAuth> {
  const { kid = '', alg, 'x5t#S256': thumbprint } = jwk
  const key = await crypto.subtle.importKey('jwk', jwk, ALGORITHMS[alg], false, ['sign'])
  const named = kid === '' ? { key } : { key, kid }
  return (provider, ...request) =>
    oidc.PrivateKeyJwt(named, statedFor(provider.token_endpoint, thumbprint))(provider, ...request)
}

/** Some providers take a statement only if it is made for their token endpoint, or names the key's certificate. */
function statedFor(tokenEndpoint: string | undefined, thumbprint?: string): oidc.ModifyAssertionOptions {
  return {
    [oidc.modifyAssertion]: (header, payload) => {
      if (thumbprint !== undefined) header['x5t#S256'] = thumbprint
      if (env.OIDC_CLIENT_ASSERTION_FOR === 'token_endpoint' && tokenEndpoint !== undefined) payload.aud = tokenEndpoint
    },
  }
}
