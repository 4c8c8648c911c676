import { z } from 'zod'
import { publishTracker } from '@/lib/content/publishes/process-tracker'
import { announceUnnamed, noteTold } from '@/lib/content/publishes/unnamed-publish'
import { AppError, InvalidInputError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'
import { readJsonBody } from '@/lib/core/server/read-body'
import { isSameSecret } from '@/lib/core/server/secrets'

/**
 * Prismic's webhook body, as far as it matters here. Its test button, and changes of releases and tags, name no documents and
 * mostly no ref.
 */
const webhookSchema = z.looseObject({
  /** Name of the repository. */
  domain: z.string().optional().catch(undefined),
  secret: z.string().nullish(),
  documents: z.array(z.string()).nullish(),
  masterRef: z.string().optional().catch(undefined),
})

const BODY_LIMIT_BYTES = 256 * 1024

function assertSecret(secret: string): void {
  if (!isSameSecret(secret, env.PRISMIC_WEBHOOK_SECRET)) throw new AppError('not_authorized')
}

/** A webhook of another repository is refused, so that its own log shows that it leads to the wrong site. */
function assertOurs(domain: string | undefined): void {
  if (domain === undefined || domain === env.PRISMIC_REPOSITORY) return
  log.warn({ domain, repository: env.PRISMIC_REPOSITORY }, 'a webhook of another content repository was refused')
  throw new InvalidInputError('a webhook of another repository')
}

/** Receives a publish: exactly the pages that used a changed document are rendered again (contracts.md, "Content"). */
export const POST = withProblems(async (request) => {
  const { domain, secret, documents, masterRef } = await readJsonBody(request, webhookSchema, BODY_LIMIT_BYTES)
  await countingGuesses('webhook', clientOf(request), async () => assertSecret(secret ?? ''))
  assertOurs(domain)
  const named = documents ?? []
  const tags = named.length > 0 ? await publishTracker.announce(named, masterRef) : await announceUnnamed(masterRef)
  if (named.length > 0) noteTold(masterRef)
  log.info({ documents: named.length, tags: tags.length }, 'published')
  return Response.json({ revalidated: tags }, { headers: { 'cache-control': 'no-store' } })
})
