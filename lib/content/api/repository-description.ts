import 'server-only'
import { z } from 'zod'
import { UpstreamError } from '@/lib/core/errors'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { upstreamRequest } from '@/lib/core/server/upstream'

const refSchema = z.looseObject({ ref: z.string(), isMasterRef: z.boolean().nullish() })

/**
 * The part of the answer to `GET /api/v2` that we rely on: the ref of what is published. The rest is passed to the
 * client unchanged; malformed refs of releases and previews are dropped.
 */
export const repositorySchema = z.looseObject({
  refs: z
    .array(z.unknown())
    .transform((refs) => refs.flatMap((each) => refSchema.safeParse(each).data ?? []))
    .refine((refs) => refs.some(({ isMasterRef }) => isMasterRef), 'names no master ref'),
})

export type Repository = z.infer<typeof repositorySchema>

/** The ref of what is published, according to the description. */
export function masterRefOf({ refs }: Repository): string {
  const master = refs.find(({ isMasterRef }) => isMasterRef)
  if (master === undefined) throw new UpstreamError({ service: 'content', operation: 'getRepository', kind: 'schema' })
  return master.ref
}

/**
 * Fetches the description from the content service.
 *
 * @param isProbe whether it is asked although it seems to be out of reach
 * @throws UpstreamError if it doesn't answer, or names no master ref
 */
export async function readRepository(isProbe = false): Promise<Repository> {
  try {
    return await upstreamRequest({
      service: 'content',
      operation: 'getRepository',
      isProbe,
      url: env.PRISMIC_ENDPOINT,
      query: { access_token: env.PRISMIC_ACCESS_TOKEN },
      schema: repositorySchema,
      transport: directFetch,
    })
  } catch (error) {
    const status = error instanceof UpstreamError ? error.status : undefined
    const advice = status === undefined ? undefined : ADVICE.get(status)
    if (advice !== undefined) log.error({ status, repository: env.PRISMIC_REPOSITORY }, advice)
    throw error
  }
}

const TOKEN = 'the content repository takes no calls without an access token: look at PRISMIC_ACCESS_TOKEN'

/** What to look at where no waiting helps, by the status of the answer. */
const ADVICE = new Map([
  [401, TOKEN],
  [403, TOKEN],
  [404, 'there is no such content repository: look at PRISMIC_REPOSITORY and PRISMIC_ENDPOINT'],
])
