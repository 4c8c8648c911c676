import { aLongToken } from '../../lib/support/session'
import type { Browser } from '../../sandbox/identity/browser.ts'

/** In what a provider may differ from others. */
export type Form =
  | 'usual'
  /** Its answer to a browser doesn't say whose it is (`iss`). */
  | 'nameless'
  | 'with nameless keys'
  /** Its ID tokens say who a player is, and nothing else. */
  | 'with claims apart'
  /** It asks players who sign out whether they want to. */
  | 'with questions'
  /** It has no address for signing out. */
  | 'without end'
  | 'without refresh tokens'
  /** Access tokens are JWTs. */
  | 'signed'
  /** They have 6 KB. */
  | 'long'

/** A provider that runs, with the pages that a player sees there. */
export type Provider = {
  issuer: string
  /** The environment of a site that is registered there. */
  variables: Record<string, string>
  /** Each from an address at which the site sends a browser there. @returns where the browser is sent back to */
  signIn(browser: Browser, address: string): Promise<URL>
  refuse(browser: Browser, address: string): Promise<URL>
  signOut(browser: Browser, address: string): Promise<URL>
  /** Ends the session of a browser, without the site. */
  signOutThere(browser: Browser): Promise<void>
  /** Has it sign with another key, of another name or of none. It publishes the former one no more. */
  changeKey(name?: string): Promise<void>
  /** Forgets what it has granted, as an operator can have it do. */
  forgetGrants(): void
  close(): Promise<void>
}

export type Kind = {
  name: string
  /** Whether it is there to be tried. */
  isThere: boolean
  /** Whether it exchanges refresh tokens, and ends what one comes from that comes again. */
  rotates: boolean
  /** Whether it has an address that revokes tokens. */
  revokes: boolean
  /** In which forms it can't be had. */
  lacks: readonly Form[]
  /** Before the first test and after the last. */
  begin(): Promise<void>
  end(): Promise<void>
  /** For one test. */
  as(form: Form): Promise<Provider>
}

/** What a token holds beside the usual: some 4 KB that don't compress, the same in each run. */
export const FILLING = aLongToken(4100)

/** What the site is registered with, by the environment of tests. */
export const SECRET = 'example-oidc-client-secret'

/** How long access tokens live; the site renews them half a minute before. */
export const ACCESS_TOKEN_SECONDS = 600
