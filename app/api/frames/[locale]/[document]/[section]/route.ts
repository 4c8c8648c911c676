import { decodeSegment } from '@/lib/core/address-segment'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { frame } from '@/lib/domains/embeds/endpoints'
import { getPublishedEmbed } from '@/lib/domains/embeds/server'
import { frameAnswer } from '../../../frame-answer'

export const GET = forVisitor(frame, ({ request, params: { locale, document, section }, query }) =>
  frameAnswer({
    request,
    locale,
    isAskedFor: query.players !== undefined,
    find: () => getPublishedEmbed({ documentId: decodeSegment(document), sectionId: decodeSegment(section) }),
  }),
)
