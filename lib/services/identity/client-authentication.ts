import * as oidc from 'openid-client'
import type { Env } from '../../core/server/env-schema.ts'
import type { ClientKey } from '../../core/server/env-variables/sign-in-values.ts'

type Settings = Pick<
  Env,
  'OIDC_CLIENT_AUTHENTICATION' | 'OIDC_CLIENT_SECRET' | 'OIDC_CLIENT_KEY' | 'OIDC_CLIENT_ASSERTION_FOR'
>

/** How the site shows the provider who it is; registered there. */
export async function clientAuthentication(settings: Settings): Promise<oidc.ClientAuth> {
  const { OIDC_CLIENT_AUTHENTICATION, OIDC_CLIENT_SECRET, OIDC_CLIENT_KEY, OIDC_CLIENT_ASSERTION_FOR } = settings
  const isForTokenEndpoint = OIDC_CLIENT_ASSERTION_FOR === 'token_endpoint'
  const statedFor = (provider: oidc.ServerMetadata, thumbprint?: string) =>
    statement(isForTokenEndpoint ? provider.token_endpoint : undefined, thumbprint)
  switch (OIDC_CLIENT_AUTHENTICATION) {
    case 'client_secret_post':
      return oidc.ClientSecretPost(OIDC_CLIENT_SECRET)
    case 'client_secret_basic':
      return oidc.ClientSecretBasic(OIDC_CLIENT_SECRET)
    case 'client_secret_jwt':
      return (provider, ...request) =>
        oidc.ClientSecretJwt(OIDC_CLIENT_SECRET, statedFor(provider))(provider, ...request)
    case 'private_key_jwt': {
      if (OIDC_CLIENT_KEY === undefined) throw new Error('there is no OIDC_CLIENT_KEY')
      const [named, { 'x5t#S256': thumbprint }] = [await imported(OIDC_CLIENT_KEY), OIDC_CLIENT_KEY]
      return (provider, ...request) => oidc.PrivateKeyJwt(named, statedFor(provider, thumbprint))(provider, ...request)
    }
  }
}

const ALGORITHMS = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  PS256: { name: 'RSA-PSS', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
} as const satisfies Record<ClientKey['alg'], object>

async function imported(jwk: ClientKey): Promise<oidc.PrivateKey> {
  const { kid = '', alg } = jwk
  const key = await crypto.subtle.importKey('jwk', jwk, ALGORITHMS[alg], false, ['sign'])
  return kid === '' ? { key } : { key, kid }
}

/**
 * What a signed statement says besides the usual: some providers take one only if it is made for their token endpoint, or
 * names the key's certificate.
 */
function statement(audience: string | undefined, thumbprint: string | undefined): oidc.ModifyAssertionOptions {
  return {
    [oidc.modifyAssertion]: (header, payload) => {
      if (thumbprint !== undefined) header['x5t#S256'] = thumbprint
      if (audience !== undefined) payload.aud = audience
    },
  }
}
