import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { getPreviewedDocument, verifyPreview } from '@/lib/content/api/preview'
import { InvalidInputError } from '@/lib/core/errors'
import { draftCookie } from '@/lib/core/server/draft-cookie'
import { homePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import { previewPath } from './preview-path'

/**
 * What the content system's preview sends. The token is the ref of the draft, or of a release; nothing is ever requested from
 * it. Without a document the preview begins at home.
 */
const previewSchema = z.object({
  token: z.string().regex(/^[\x21-\x7e]{1,2000}$/), // or its cookie would outgrow what browsers keep
  documentId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
})

/** Begins a preview. Drafts are switched on for this browser only if the content service accepts the token. */
export const GET = withProblems(async (request) => {
  const query = previewSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new InvalidInputError('not a preview address', { cause: query.error })
  const { token, documentId } = query.data
  const path = await countingGuesses('preview', clientOf(request), async () => {
    await verifyPreview(token)
    return documentId === undefined ? homePath : previewPath(await getPreviewedDocument(token, documentId), token)
  })
  ;(await cookies()).set(await draftCookie(token))
  redirect(safeReturnTo(path, env.SITE_URL))
})
