import { createClient, type Repository } from '@prismicio/client'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import type { AllDocumentTypes } from '../../../prismicio-types'
import { Failure } from '../failure.ts'

type Published = { repository: Repository; documents: AllDocumentTypes[] }

/**
 * Reads everything that visitors see, in all languages, and the repository's description.
 *
 * @throws Failure if the content service doesn't answer
 */
export async function readPublished(env: Env): Promise<Published> {
  const { PRISMIC_REPOSITORY, PRISMIC_ENDPOINT, PRISMIC_ACCESS_TOKEN: accessToken } = env
  const client = createClient<AllDocumentTypes>(PRISMIC_REPOSITORY, {
    documentAPIEndpoint: PRISMIC_ENDPOINT,
    accessToken,
  })
  try {
    const documents = await client.dangerouslyGetAll({ lang: '*', pageSize: 100 })
    return { repository: await client.getRepository(), documents }
  } catch (error) {
    throw new Failure(`The content service can't be read at ${PRISMIC_ENDPOINT}: ${String(error)}`)
  }
}
