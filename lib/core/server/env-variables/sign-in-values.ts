import { z } from 'zod'
import { commaList } from './variable.ts'

/** A parameter of a request to the identity provider: its name and its value. */
export type Parameter = [name: string, value: string]

/** What identifies the site at the provider, in any request. */
const OF_THE_CLIENT = ['client_id', 'client_secret', 'client_assertion', 'client_assertion_type']

/**
 * Parameters of an authorization request that the site sets itself, or that would change how the answer comes back and
 * what of it is checked.
 */
export const notOfSignIn: readonly string[] = [
  ...OF_THE_CLIENT,
  'response_type',
  'response_mode',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
  'dpop_jkt',
  'id_token_hint',
  'max_age',
  'prompt',
  'ui_locales',
]

/** Parameters of the token endpoint that the site sets itself. */
export const notOfTokens: readonly string[] = [
  ...OF_THE_CLIENT,
  'grant_type',
  'code',
  'code_verifier',
  'redirect_uri',
  'refresh_token',
  'scope',
]

/** Parameters of signing out that the site sets itself. */
export const notOfLogout: readonly string[] = [...OF_THE_CLIENT, 'id_token_hint', 'post_logout_redirect_uri', 'state']

const PROMPT = /^(login|consent|select_account|create)( (login|consent|select_account|create))*$/

/**
 * Parameters as they stand in an address: `name=value&name=value`.
 *
 * @param refused names that the protocol uses for what the site itself sends
 * @param mayPrompt whether `prompt` is let through all the same, if it asks the visitor for something
 */
export const parameters = (refused: readonly string[], { mayPrompt = false } = {}) =>
  z.string().transform((text, { issues }): Parameter[] => {
    const all = [...new URLSearchParams(text)]
    for (const [name, value] of all) {
      const isPrompt = mayPrompt && name === 'prompt'
      const problem = isPrompt ? problemOfPrompt(value) : problemOf(name, value, refused)
      if (problem !== undefined) issues.push({ code: 'custom', input: text, message: problem })
    }
    return all
  })

function problemOf(name: string, value: string, refused: readonly string[]): string | undefined {
  if (refused.includes(name.toLowerCase())) return `must not name ${name}, which the site sets itself`
  return name === '' || value === '' ? 'must be name=value, with & between' : undefined
}

const problemOfPrompt = (value: string) =>
  PROMPT.test(value) ? undefined : 'must have login, consent, select_account or create as its prompt'

const ourClaims = ['email', 'email_verified', 'given_name', 'family_name', 'public_id'] as const
type OurClaim = (typeof ourClaims)[number]

/** The provider's names of claims that the site reads, by its own: `ours=theirs,ours=theirs`. */
export const claimNames = commaList.transform((pairs, { issues }): Readonly<Partial<Record<OurClaim, string>>> => {
  const names: Partial<Record<OurClaim, string>> = {}
  for (const pair of pairs) {
    const [ours, theirs = ''] = pair.split(/=(.*)/s)
    const known = ourClaims.find((each) => each === ours)
    if (known === undefined || theirs === '' || known in names) {
      const message = `must be name=claim with commas between, each name once, of ${ourClaims.join(', ')}`
      issues.push({ code: 'custom', input: pair, message })
    } else names[known] = theirs
  }
  return names
})
