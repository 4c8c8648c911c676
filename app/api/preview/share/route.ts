import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { publishedPlace } from '@/lib/content/pages/published-place'
import { machineTime } from '@/lib/core/clock'
import { AppError, InvalidInputError } from '@/lib/core/errors'
import { sharePreview } from '@/lib/core/preview-endpoints'
import { DRAFT_COOKIE, draftCookie, unsealDraftRef } from '@/lib/core/server/draft-cookie'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'
import { sealPreview, SHARED_HOURS, unsealPreview } from '@/lib/core/server/shared-preview'
import { safeReturnTo } from '@/lib/domains/session/return-to'

const linkSchema = z.string().min(1).max(6000)

export const POST = forVisitor(sharePreview, async ({ request }) => {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') throw new AppError('wrong_origin')
  const ref = await unsealDraftRef((await cookies()).get(DRAFT_COOKIE)?.value)
  if (ref === undefined) throw new AppError('not_authorized')
  const place = safeReturnTo(publishedPlace(request.headers.get('referer'), env.SITE_URL), env.SITE_URL)
  const link = new URL(sharePreview.path, env.SITE_URL)
  link.searchParams.set('link', await sealPreview(ref, place, machineTime()))
  return { url: link.href, hours: SHARED_HOURS }
})

/** Opens a link to a shared draft: this browser shows the draft for as long as the link is valid. */
export const GET = withProblems(async (request) => {
  const sealed = linkSchema.safeParse(new URL(request.url).searchParams.get('link')).data
  const shared = await countingGuesses('preview', clientOf(request), async () => openLink(sealed))
  ;(await cookies()).set(await draftCookie(shared.sharedRef, (shared.until - machineTime()) / 1000))
  redirect(safeReturnTo(shared.path, env.SITE_URL))
})

async function openLink(sealed: string | undefined) {
  const shared = sealed === undefined ? undefined : await unsealPreview(sealed, machineTime())
  if (shared === undefined) throw new InvalidInputError('no such preview')
  return shared
}
