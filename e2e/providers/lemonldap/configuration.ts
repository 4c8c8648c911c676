import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'

/** A site that players sign in to. */
export type Registration = {
  id: string
  secret: string
  redirectUri: string
  postLogoutRedirectUri: string
  accessTokenSeconds: number
  /** Further settings of LemonLDAP::NG, by their names without `oidcRPMetaDataOptions`. */
  options?: Record<string, string | number> | undefined
  /** What it is told of every player besides, by the claim. */
  claims?: Record<string, string> | undefined
}

type Parts = { number: number; folder: string; issuer: string; keyName: string; sites: readonly Registration[] }

/**
 * Its configuration, as its Manager would write it, with a new key.
 * @param parts.keyName empty for a key without a name
 */
export function configurationOf({ number, folder, issuer, keyName, sites }: Parts) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return {
    cfgNum: number,
    cfgAuthor: 'a test',
    cfgDate: number,
    cfgVersion: '2.16.1',
    portal: `${issuer}/`,
    domain: '127.0.0.1',
    cookieName: 'lemonldap',
    securedCookie: 0,
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Demo',
    registerDB: 'Null',
    exportedVars: {},
    exportedHeaders: {},
    locationRules: {},
    groups: {},
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: {
      Directory: join(folder, 'sessions'),
      LockDirectory: join(folder, 'sessions/lock'),
      generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
    },
    localSessionStorage: '',
    whatToTrace: '_whatToTrace',
    macros: { _whatToTrace: '$uid' },
    key: 'for-this-trial-alone',
    issuerDBOpenIDConnectActivation: 1,
    issuerDBOpenIDConnectPath: '^/oauth2/',
    issuerDBOpenIDConnectRule: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServicePrivateKeySig: privateKey,
    oidcServicePublicKeySig: publicKey,
    oidcServiceKeyIdSig: keyName,
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceMetaDataAuthorizeURI: 'authorize',
    oidcServiceMetaDataTokenURI: 'token',
    oidcServiceMetaDataUserInfoURI: 'userinfo',
    oidcServiceMetaDataJWKSURI: 'jwks',
    oidcServiceMetaDataEndSessionURI: 'logout',
    oidcRPMetaDataExportedVars: bySite(sites, ({ claims = {} }) => ({
      email: 'mail',
      given_name: 'cn',
      name: 'uid',
      ...Object.fromEntries(Object.keys(claims).map((name) => [name, `own_${name}`])),
    })),
    oidcRPMetaDataMacros: bySite(sites, ({ claims = {} }) =>
      Object.fromEntries(Object.entries(claims).map(([name, value]) => [`own_${name}`, `'${value}'`])),
    ),
    oidcRPMetaDataOptions: bySite(sites, optionsOf),
  }
}

const bySite = <Value>(sites: readonly Registration[], valueOf: (site: Registration) => Value) =>
  Object.fromEntries(sites.map((site) => [site.id, valueOf(site)]))

function optionsOf({ options, ...site }: Registration) {
  const all = {
    ClientID: site.id,
    ClientSecret: site.secret,
    IDTokenSignAlg: 'RS256',
    AllowOffline: 1,
    RefreshToken: 1,
    RequirePKCE: 1,
    BypassConsent: 0,
    IDTokenForceClaims: 1,
    UserIDAttr: 'uid',
    AccessTokenExpiration: site.accessTokenSeconds,
    RedirectUris: site.redirectUri,
    PostLogoutRedirectUris: site.postLogoutRedirectUri,
    ...options,
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`oidcRPMetaDataOptions${name}`, value]))
}
