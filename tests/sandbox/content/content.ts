import { createClient, type PrismicDocument } from '@prismicio/client'
import { z } from 'zod'
import { parseDocumentFile } from '@/sandbox/content/document-file.ts'
import { createContent } from '@/sandbox/content/service.ts'
import { createClock } from '@/sandbox/kernel/clock.ts'
import { openDatabase } from '@/sandbox/kernel/database.ts'
import type { ServiceContext } from '@/sandbox/kernel/service.ts'

export const origin = 'http://localhost:4120'

/** A clock that stands still until it is moved. */
export const stoppedClock = (start = '2026-03-10T15:20:00Z') => createClock(0, () => Date.parse(start))

export function contentContext(): ServiceContext {
  return {
    database: openDatabase(':memory:'),
    clock: stoppedClock(),
    origin,
    siteUrl: 'http://localhost:4121',
    webhookSecret: 'open sesame',
    productSlug: 'gruppetto',
  }
}

const fieldsSchema = z.record(z.string(), z.unknown())

/** The fields of a document, their kinds unknown. */
export function fieldsOf(document: PrismicDocument): Record<string, unknown> {
  return fieldsSchema.parse(document.data)
}

const problemSchema = z.object({ type: z.string(), message: z.string() })

/** The body of a refusal. */
export async function problemOf(answer: Response) {
  return problemSchema.parse(await answer.json())
}

/** The service on documents given as `{ 'page/about.en-us': yaml }`, and the official client talking to it. */
export function startContent(files: Record<string, string>, context = contentContext()) {
  const seeds = Object.entries(files).map(([name, text]) => parseDocumentFile(`${name}.yaml`, text))
  return { ...clientOf(createContent(context, seeds)), context }
}

/** The official client talking to a service. */
export function clientOf(content: ReturnType<typeof createContent>) {
  const request = async (path: string) => content.routes.request(path)
  const fetch = async (url: string) => content.routes.request(url.replace(`${origin}/content`, origin))
  const endpoint = { documentAPIEndpoint: `${origin}/content/api/v2`, fetch }
  // A client keeps the refs for five seconds, so each question is asked by a new one.
  const client = () => createClient<PrismicDocument>('gruppetto', endpoint)
  return { content, client, request }
}
