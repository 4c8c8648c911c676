import { z } from 'zod'
import { address, orOff, variable } from './variable.ts'

/** Variables for signing in. */
export const identity = {
  SESSION_SECRET: variable(z.string().min(32), {
    about: 'Seals the session cookie; 32 characters or more',
    example: 'example-secret-for-this-machine-only-0123456789',
    kind: 'secret',
    isReadAtRunTime: true,
  }),
  OIDC_ISSUER: variable(orOff(address), {
    about: 'Identity provider (OpenID Connect); only a site without the game, which has no players, does without',
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
  OIDC_CLIENT_AUTHENTICATION: variable(z.enum(['client_secret_post', 'client_secret_basic', 'client_secret_jwt']), {
    about: 'Identity provider: how the secret is shown, client_secret_post, client_secret_basic or client_secret_jwt',
    default: 'client_secret_post',
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
    z.string().regex(/^(omit|(login|consent|select_account)( (login|consent|select_account))*)$/, 'see .env.example'),
    {
      about: 'Identity provider: login, consent, select_account, several with spaces between, or omit for none',
      default: 'consent',
      isReadAtRunTime: true,
    },
  ),
  PASSWORD_PAGE_URL: variable(address.optional(), {
    about:
      'Identity provider: its page where players change their password, to which /.well-known/change-password leads; that address is there only with one',
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
