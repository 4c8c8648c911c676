import { z } from 'zod'
import { content } from './env-variables/content.ts'
import { identity } from './env-variables/identity.ts'
import { operation } from './env-variables/operation.ts'
import { services } from './env-variables/services.ts'
import { site } from './env-variables/site.ts'
import { facts, type Facts, OFF } from './env-variables/variable.ts'

/**
 * Every variable that the site reads, in the order of `.env.example`. Each is described in one place, which determines
 * its default, its lines in `.env.example` and the requirements for it on a public site.
 */
export const envSchema = z
  .object({ ...site, ...identity, ...content, ...services, ...operation })
  .refine(({ INSTANCES, REDIS_URL }) => INSTANCES === 1 || REDIS_URL !== undefined, {
    path: ['INSTANCES'],
    error: 'several instances need a store that they share: name it in REDIS_URL',
  })
  .refine((env) => repositoryOfEndpoint(env) === env.PRISMIC_REPOSITORY, {
    path: ['PRISMIC_REPOSITORY'],
    error: 'another one than PRISMIC_ENDPOINT is of: its editors could frame the live preview and send it sections',
  })
  .refine((env) => env.OIDC_CLIENT_AUTHENTICATION !== 'private_key_jwt' || env.OIDC_CLIENT_KEY !== undefined, {
    path: ['OIDC_CLIENT_KEY'],
    error: 'not set, though OIDC_CLIENT_AUTHENTICATION is private_key_jwt',
  })
  .refine(({ GAME_API_URL, OIDC_ISSUER }) => GAME_API_URL === OFF || OIDC_ISSUER !== OFF, {
    path: ['OIDC_ISSUER'],
    error: 'off, though players of the game sign in there: GAME_API_URL would have to be off, too',
  })

/** The repository that an address of the content system names; any other address may be of any repository. */
function repositoryOfEndpoint(env: { PRISMIC_REPOSITORY: string; PRISMIC_ENDPOINT: string }): string {
  // Refinements also run when a value is malformed.
  const host = URL.parse(env.PRISMIC_ENDPOINT)?.hostname.replace(/\.$/, '') ?? ''
  return /^([^.]+)(?:\.cdn)?\.prismic\.io$/.exec(host)?.[1] ?? env.PRISMIC_REPOSITORY
}

export type Env = z.infer<typeof envSchema>

/** A variable, and the facts about it. */
export type Variable = Facts & { name: string }

/** The facts about each variable. */
export const variables: readonly Variable[] = Object.entries(envSchema.shape).map(([name, schema]) => {
  const known = facts.get(schema)
  if (known === undefined) throw new Error(`nothing is said of the variable ${name}`)
  return Object.assign({ name }, known)
})
