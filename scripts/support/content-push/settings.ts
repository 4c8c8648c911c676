import { z } from 'zod'
import { isLoopback } from '../../../lib/core/loopback.ts'
import type { Environment } from '../environment.ts'
import { Failure } from '../failure.ts'

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

/** Variables that pushing needs in addition to the site's; the site itself never has the write token. */
export const pushSchema = z.object({
  PRISMIC_WRITE_TOKEN: z.string().min(1),
  PRISMIC_TYPES_API: address,
  PRISMIC_ASSET_API: address,
  PRISMIC_MIGRATION_API: address,
})

/** A repository that is written to. */
export type Target = {
  repository: string
  /** Address of its content API. */
  endpoint: string
  accessToken: string | undefined
  writeToken: string
  typesApi: string
  assetApi: string
  migrationApi: string
}

/**
 * The repository that the environment names.
 *
 * @throws Failure that names what is missing
 */
export function targetOf(environment: Environment): Target {
  const { PRISMIC_REPOSITORY: repository = '', PRISMIC_ENDPOINT: endpoint = '', PRISMIC_ACCESS_TOKEN } = environment
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const settings = pushSchema.safeParse({ ...defaultsFor(endpoint), ...set })
  if (!settings.success) {
    const names = settings.error.issues.map(({ path }) => path.join('.'))
    throw new Failure(`${names.join(', ')} must be set to write to ${repository} (docs/connecting-real-services.md).`)
  }
  const { PRISMIC_WRITE_TOKEN, PRISMIC_TYPES_API, PRISMIC_ASSET_API, PRISMIC_MIGRATION_API } = settings.data
  return {
    repository,
    endpoint,
    accessToken: PRISMIC_ACCESS_TOKEN || undefined,
    writeToken: PRISMIC_WRITE_TOKEN,
    typesApi: PRISMIC_TYPES_API,
    assetApi: PRISMIC_ASSET_API,
    migrationApi: PRISMIC_MIGRATION_API,
  }
}

/**
 * Default addresses of the APIs: the content system's, or for a repository on this machine the sandbox's, which accepts
 * any token.
 */
function defaultsFor(endpoint: string) {
  const sandbox = isLoopback(endpoint) ? endpoint.replace(/\/api\/v2$/, '') : undefined
  return {
    PRISMIC_WRITE_TOKEN: sandbox && 'sandbox',
    PRISMIC_TYPES_API: sandbox ? `${sandbox}/types` : 'https://customtypes.prismic.io',
    PRISMIC_ASSET_API: sandbox ? `${sandbox}/assets` : 'https://asset-api.prismic.io',
    PRISMIC_MIGRATION_API: sandbox ? `${sandbox}/migration` : 'https://migration.prismic.io',
  }
}
