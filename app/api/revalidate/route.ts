import { z } from 'zod'
import { publishTracker } from '@/lib/content/publishes/process-tracker'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'
import { readJsonBody } from '@/lib/core/server/read-body'
import { isSameSecret } from '@/lib/core/server/secrets'

/** Prismic's webhook body, as far as it matters here. A trigger from its test button names no documents. */
const webhookSchema = z.looseObject({
  secret: z.string().nullish(),
  documents: z.array(z.string()).nullish(),
  masterRef: z.string().optional().catch(undefined),
})

const BODY_LIMIT_BYTES = 256 * 1024

function assertSecret(secret: string): void {
  if (!isSameSecret(secret, env.PRISMIC_WEBHOOK_SECRET)) throw new AppError('not_authorized')
}

/** Receives a publish: exactly the pages that used a changed document are rendered again (contracts.md, "Content"). */
export const POST = withProblems(async (request) => {
  const { secret, documents, masterRef } = await readJsonBody(request, webhookSchema, BODY_LIMIT_BYTES)
  await countingGuesses('webhook', clientOf(request), async () => assertSecret(secret ?? ''))
  const tags = await publishTracker.announce(documents ?? [], masterRef)
  log.info({ documents: documents?.length ?? 0, tags: tags.length }, 'published')
  return Response.json({ revalidated: tags }, { headers: { 'cache-control': 'no-store' } })
})
