import 'server-only'
import { createHash } from 'node:crypto'
import * as prismic from '@prismicio/client'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import type { AllDocumentTypes } from '@/prismicio-types'
import { UpstreamError } from '@/lib/core/errors'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { documentsSchema } from './document-schema'
import { draftRef } from './draft-ref'
import { withOwnSizes } from './own-sizes'
import { doubtMasterRef, findRelease, getRepository, isRefusal } from './repository'

export type ContentClient = prismic.Client<AllDocumentTypes>

/** Client for what visitors see, or for the draft that an editor is previewing. Within a request only. */
export async function contentClient(): Promise<ContentClient> {
  const isDraft = (await draftMode()).isEnabled
  return isDraft ? draftClient((await draft()).ref) : publishedClient()
}

/** The draft shown; `release` is the name of the release, if the draft is one. */
type Draft = { ref: string | undefined; hasEnded: boolean; release?: string }

/**
 * The draft that this request shows. A preview ends when its time is over, when it is revoked or when its release is
 * published; then published content is shown, and a message tells the editor.
 *
 * @throws UpstreamError in an outage
 */
export const draft = cache(async (): Promise<Draft> => {
  const ref = await draftRef()
  return ref === undefined ? { ref, hasEnded: false } : draftOf(ref)
})

/** The draft of a ref that has shown one before. @throws UpstreamError in an outage */
export async function draftOf(ref: string): Promise<Draft> {
  try {
    const { PRISMIC_ENDPOINT, PRISMIC_ACCESS_TOKEN: accessToken } = env
    await readDocuments(prismic.buildQueryURL(PRISMIC_ENDPOINT, { ref, pageSize: 1, accessToken }))
    return { ref, hasEnded: false, release: await findRelease(ref) }
  } catch (error) {
    if (!(error instanceof UpstreamError && isRefusal(error))) throw error
    return { ref: undefined, hasEnded: true }
  }
}

/** Client for what editors see under a preview's ref, never cached; without a ref for published content. */
export function draftClient(ref: string | undefined): ContentClient {
  return createClient((address) => readDocuments(address), ref)
}

/** A client for a preview token not verified yet: reading fails if the content service doesn't know the token. */
export function unverifiedClient(token: string): ContentClient {
  return createClient((address) => readDocuments(address), token, { isVerified: false })
}

/** Client for content under a ref, never cached; also outside of requests. */
export function clientAt(ref: string): ContentClient {
  return createClient((address) => readDocuments(address, directFetch), ref)
}

/** Client for visitors' pages; answers are kept in Next's data cache by their address, which contains the ref. */
export function publishedClient(): ContentClient {
  return createClient(readCached)
}

type Read = (address: string) => Promise<Answer>

/** The official client, with our own fetch: deadline, retry and breaker as for every upstream service. */
function createClient(read: Read, ref?: string, { isVerified } = { isVerified: true }): ContentClient {
  return prismic.createClient<AllDocumentTypes>(env.PRISMIC_REPOSITORY, {
    documentAPIEndpoint: env.PRISMIC_ENDPOINT,
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    ref,
    fetch: async (address) => {
      if (isRepository(address)) return Response.json(await getRepository())
      return isVerified ? respond(address, read) : Response.json(await read(address))
    },
  })
}

const isRepository = (address: string) => new URL(address).pathname.endsWith('/api/v2')

async function respond(address: string, read: Read): Promise<Response> {
  try {
    return Response.json(await read(address))
  } catch (error) {
    if (error instanceof EmptyAnswer) return Response.json(error.answer)
    // If a ref is unknown or has expired, the client tries again with the one that the answer names.
    if (error instanceof UpstreamError && namesMasterRef(error.body)) {
      return Response.json(error.body, { status: error.status })
    }
    throw error
  }
}

const refusalSchema = z.object({ message: z.string().regex(/master ref is: \S/i) })

const namesMasterRef = (refusal: unknown) => refusalSchema.safeParse(refusal).success

function readCached(address: string): Promise<Answer> {
  const key = createHash('sha256').update(address).digest('base64url')
  return unstable_cache(async () => refuseEmpty(await readDocuments(address)), ['content', key])()
}

const answerSchema = z.looseObject({ results: documentsSchema })

type Answer = z.infer<typeof answerSchema>

async function readDocuments(address: string, transport?: typeof fetch): Promise<Answer> {
  try {
    return await upstreamRequest({
      service: 'content',
      operation: 'search',
      url: address,
      schema: z.preprocess(withOwnSizes, answerSchema),
      transport,
    })
  } catch (error) {
    doubtMasterRef(error)
    throw error
  }
}

/** Thrown if nothing is found, so that the data cache doesn't store an entry for every made-up address. */
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
