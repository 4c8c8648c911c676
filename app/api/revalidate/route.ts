import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { forgetMissing } from '@/lib/content/missing'
import { staleTags } from '@/lib/content/published'
import { forgetRepository } from '@/lib/content/repository'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { readJsonBody } from '@/lib/core/server/read-body'
import { isSameSecret } from '@/lib/core/server/secrets'

/** Prismic's webhook body, as far as it matters here. A trigger from its test button names no documents. */
const webhookSchema = z.looseObject({
  secret: z.string().nullish(),
  documents: z.array(z.string()).max(1000).default([]),
})

const BODY_LIMIT_BYTES = 256 * 1024

/** A publish: exactly the pages that used a changed document are made anew (contracts.md, "Content"). */
export const POST = withProblems(async (request) => {
  const { secret, documents } = await readJsonBody(request, webhookSchema, BODY_LIMIT_BYTES)
  if (!isSameSecret(secret ?? '', env.PRISMIC_WEBHOOK_SECRET)) throw new AppError('not_authorized')
  forgetRepository()
  forgetMissing()
  const tags = await staleTags(documents)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  log.info({ documents: documents.length, tags: tags.length }, 'published')
  return Response.json({ revalidated: tags }, { headers: { 'cache-control': 'no-store' } })
})
