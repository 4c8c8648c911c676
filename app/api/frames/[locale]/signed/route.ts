import { NotFoundError } from '@/lib/core/errors'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { keepNothing } from '@/lib/core/server/keep-nothing'
import { EDITOR_FRAMES } from '@/lib/delivery/frame-policy'
import { signedFrame } from '@/lib/domains/embeds/endpoints'
import { getSignedEmbed } from '@/lib/domains/embeds/server'
import { frameAnswer } from '../../frame-answer'

export const GET = forVisitor(signedFrame, ({ request, params: { locale }, query: { embed = '', players } }) => {
  keepNothing()
  const { headers } = request
  const isOurs = headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'same-origin'
  if (!isOurs) throw new NotFoundError('frame')
  return frameAnswer({
    request,
    locale,
    isAskedFor: players !== undefined,
    find: async () => getSignedEmbed(embed),
    framedBy: EDITOR_FRAMES,
  })
})
