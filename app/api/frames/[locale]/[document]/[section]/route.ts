import { decodeSegment } from '@/lib/core/address-segment'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getPublishedEmbed } from '@/lib/domains/embeds/server'
import { frameAnswer } from '../../../frame-answer'

type Context = RouteContext<'/api/frames/[locale]/[document]/[section]'>

/** What a published section shows in a frame, by its place in content. */
export const GET = withProblems(async (request: Request, { params }: Context) => {
  const { locale, document, section } = await params
  await takeTry('reads', clientOf(request))
  return frameAnswer({
    request,
    locale,
    find: () => getPublishedEmbed({ documentId: decodeSegment(document), sectionId: decodeSegment(section) }),
  })
})
