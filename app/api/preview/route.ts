import { cookie } from '@prismicio/client'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { getPreviewedDocument } from '@/lib/content/preview'
import { InvalidInputError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { previewPath } from './preview-path'

/** What the content system's preview sends. The token is the ref of the draft; nothing is ever requested from it. */
const previewSchema = z.object({
  token: z.string().max(2000).includes('websitePreviewId='),
  documentId: z.string().regex(/^[\w-]{1,64}$/),
})

/** Begins a preview: only a token that the content service accepts switches drafts on for this browser. */
export const GET = withProblems(async (request) => {
  const query = previewSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new InvalidInputError('not a preview address', { cause: query.error })
  const { token, documentId } = query.data
  const path = await previewPath(await getPreviewedDocument(token, documentId), token)
  ;(await draftMode()).enable()
  ;(await cookies()).set(cookie.preview, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    path: '/',
  })
  redirect(path)
})
