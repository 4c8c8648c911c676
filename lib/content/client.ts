import 'server-only'
import { createHash } from 'node:crypto'
import * as prismic from '@prismicio/client'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { z } from 'zod'
import type { AllDocumentTypes } from '@/prismicio-types'
import { UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { draftRef } from './draft-ref'
import { getRepository } from './repository'

export type ContentClient = prismic.Client<AllDocumentTypes>

/**
 * The official client over our own reading: answers of published content are kept in Next's data cache by their address,
 * which names the ref; drafts are read anew each time. Deadline, retry and breaker as for every upstream service.
 */
export async function contentClient(): Promise<ContentClient> {
  const isDraft = (await draftMode()).isEnabled
  const ref = isDraft ? await draftRef() : undefined
  return prismic.createClient<AllDocumentTypes>(env.PRISMIC_REPOSITORY, {
    documentAPIEndpoint: env.PRISMIC_ENDPOINT,
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    ref,
    fetch: (address) => (isRepository(address) ? answerRepository() : answerDocuments(address, isDraft)),
  })
}

const isRepository = (address: string) => new URL(address).pathname.replace(/\/$/, '').endsWith('/api/v2')

async function answerRepository(): Promise<Response> {
  return Response.json(await getRepository())
}

async function answerDocuments(address: string, isDraft: boolean): Promise<Response> {
  const read = () => readDocuments(address)
  const readFilled = async () => refuseEmpty(await read())
  const key = createHash('sha256').update(address).digest('base64url')
  try {
    return Response.json(isDraft ? await read() : await unstable_cache(readFilled, ['content', key])())
  } catch (error) {
    if (error instanceof EmptyAnswer) return Response.json(error.answer)
    // Refusals of the request itself (unknown or expired ref, bad predicate) are for the client to understand.
    if (error instanceof UpstreamError && [400, 404, 410].includes(error.status ?? 0)) {
      return Response.json(error.body, { status: error.status })
    }
    throw error
  }
}

const answerSchema = z.looseObject({ results: z.array(z.looseObject({ id: z.string(), type: z.string() })) })

type Answer = z.infer<typeof answerSchema>

function readDocuments(address: string): Promise<Answer> {
  return upstreamRequest({
    service: 'content',
    operation: 'search',
    url: address,
    schema: answerSchema,
    deadlineMs: env.UPSTREAM_DEADLINE_MS,
  })
}

/** Nothing found. Thrown past the data cache, which would otherwise keep a file for every address that anybody makes up. */
class EmptyAnswer extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('nothing found')
    this.answer = answer
  }
}

function refuseEmpty(answer: Answer): Answer {
  if (answer.results.length === 0) throw new EmptyAnswer(answer)
  return answer
}
