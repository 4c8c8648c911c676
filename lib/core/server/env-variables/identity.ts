import { z } from 'zod'
import {
  claimNames,
  clientAuthentications,
  clientKey,
  notOfLogout,
  notOfSignIn,
  notOfTokens,
  parameters,
} from './sign-in-values.ts'
import { address, commaList, exactAddress, origin, orOff, variable, yesOrNo } from './variable.ts'

/** Variables for signing in. */
export const identity = {
  SESSION_SECRET: variable(z.string().min(32), {
    about: 'Seals the session cookie; 32 characters or more',
    example: 'example-secret-for-this-machine-only-0123456789',
    kind: 'secret',
    isReadAtRunTime: true,
  }),
  SESSION_SECRETS_BEFORE: variable(
    commaList.pipe(
      z.array(z.string().min(32)).max(3, 'must be three at most: each is tried for whatever can’t be opened'),
    ),
    {
      about:
        'Former values of SESSION_SECRET, with commas between, three at most: what they sealed still opens; none that others know',
      default: '',
      kind: 'secret',
      isReadAtRunTime: true,
    },
  ),
  OIDC_ISSUER: variable(orOff(exactAddress), {
    about:
      'Identity provider (OpenID Connect), exactly as it writes its issuer, a slash at the end included; only a site without the game, which has no players, does without',
    default: ({ sandbox }) => `${sandbox}/identity`,
    kind: 'address',
    canBeOff: true,
    service: 'game',
  }),
  OIDC_CLIENT_ID: variable(z.string().min(1), {
    about: 'Identity provider: the site’s registration there',
    default: 'gruppetto-site',
  }),
  OIDC_CLIENT_SECRET: variable(z.string().min(16), {
    about: 'Identity provider: the secret of that registration; 16 characters or more',
    default: 'example-oidc-client-secret',
    kind: 'secret',
    service: 'game',
    isReadAtRunTime: true,
  }),
  OIDC_CLIENT_AUTHENTICATION: variable(z.enum(clientAuthentications), {
    about:
      'Identity provider: how the site shows who it is, client_secret_post, client_secret_basic, client_secret_jwt, or private_key_jwt, which needs no secret but OIDC_CLIENT_KEY',
    default: 'client_secret_post',
    isReadAtRunTime: true,
  }),
  OIDC_CLIENT_KEY: variable(clientKey.optional(), {
    about:
      'Identity provider: for private_key_jwt, the private key as JWK in one line, of RS256, PS256 or ES256 (alg); its kid and x5t#S256 are sent along',
    kind: 'secret',
    service: 'game',
    isReadAtRunTime: true,
  }),
  OIDC_CLIENT_ASSERTION_FOR: variable(z.enum(['issuer', 'token_endpoint']), {
    about: 'Identity provider: for whom a signed statement of the site says that it is, issuer or token_endpoint',
    default: 'issuer',
    isReadAtRunTime: true,
  }),
  OIDC_SCOPE: variable(
    z
      .string()
      .regex(/^(?=.*\bopenid\b)[\w:./-]+( [\w:./-]+)*$/, 'must be words with spaces between, openid among them'),
    {
      about: 'Identity provider: what is asked for; openid has to be there, offline_access brings refresh tokens',
      default: 'openid profile email offline_access game',
      isReadAtRunTime: true,
    },
  ),
  OIDC_PROMPT: variable(
    z
      .string()
      .regex(
        /^(omit|(login|consent|select_account)( (login|consent|select_account))*)$/,
        'must be of login, consent and select_account, with spaces between, or omit',
      ),
    {
      about: 'Identity provider: login, consent, select_account, several with spaces between, or omit for none',
      default: 'consent',
      isReadAtRunTime: true,
    },
  ),
  OIDC_AUTHORIZE_PARAMETERS: variable(parameters(notOfSignIn), {
    about:
      'Identity provider: what is sent to it besides when somebody signs in or joins, as in an address, such as audience=https://api.site.example',
    default: '',
    isReadAtRunTime: true,
  }),
  OIDC_JOIN_PARAMETERS: variable(parameters(notOfSignIn, { mayPrompt: true }).optional(), {
    about:
      'Identity provider: what is sent besides when somebody joins, such as screen_hint=signup; a prompt among it is sent in place of the usual one, which is create and OIDC_PROMPT where this is not set',
    isReadAtRunTime: true,
  }),
  OIDC_TOKEN_PARAMETERS: variable(parameters(notOfTokens), {
    about:
      'Identity provider: what is sent besides when tokens are got or renewed, such as resource=https://api.site.example',
    default: '',
    isReadAtRunTime: true,
  }),
  OIDC_LOGOUT_URL: variable(exactAddress.optional(), {
    about: 'Identity provider: where browsers sign out there, if its description doesn’t say so',
    kind: 'address',
    service: 'game',
  }),
  OIDC_LOGOUT_PARAMETERS: variable(parameters(notOfLogout), {
    about: 'Identity provider: what is sent there besides, such as logout_uri=https://site.example/',
    default: '',
    isReadAtRunTime: true,
  }),
  OIDC_BACKCHANNEL_LOGOUT: variable(yesOrNo, {
    about:
      'Identity provider: whether it tells the site of sign-outs elsewhere, at /api/auth/backchannel-logout, true or false',
    default: 'false',
    isReadAtRunTime: true,
  }),
  OIDC_PAGE_ORIGINS: variable(commaList.pipe(z.array(origin)), {
    about:
      'Identity provider: origins of its pages, with commas between, where they are not the issuer’s: forms may lead there',
    default: '',
    kind: 'address',
    service: 'game',
  }),
  OIDC_CLAIMS: variable(claimNames, {
    about:
      'Identity provider: its names of claims where they differ, with commas between, such as public_id=https://site.example/public_id; of email, email_verified, given_name, family_name and public_id',
    default: '',
    isReadAtRunTime: true,
  }),
  PASSWORD_PAGE_URL: variable(address.optional(), {
    about:
      'Identity provider: its page where players change their password, to which /.well-known/change-password leads; that address is there only with one',
    kind: 'address',
    service: 'game',
    isReadAtRunTime: true,
  }),
  ACCOUNT_DELETION_URL: variable(exactAddress.optional(), {
    about:
      'Page of the identity provider, or another one, where players delete their account; without one the contact form is filled in with the request',
    kind: 'address',
    service: 'game',
    isReadAtRunTime: true,
  }),
  OIDC_EMAIL_VERIFIED: variable(z.enum(['claim', 'always']), {
    about:
      'Sign-in: claim believes an e-mail address to be a player’s own where the provider’s claim email_verified says so; always, where the provider says nothing and lets nobody in with an address that isn’t verified',
    default: 'claim',
    isReadAtRunTime: true,
  }),
}
