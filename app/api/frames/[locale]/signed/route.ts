import { NotFoundError } from '@/lib/core/errors'
import { keepNothing } from '@/lib/core/server/keep-nothing'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { EDITOR_FRAMES } from '@/lib/delivery/frame-policy'
import { getSignedEmbed } from '@/lib/domains/embeds/server'
import { frameAnswer } from '../../frame-answer'

/**
 * What a section shows in a frame that editors alone see, in the address and signed. Since somebody may have had it signed by
 * the simulator, it opens in a frame of this site only: never as a page that a link could lead to.
 */
export const GET = withProblems(async (request: Request, { params }: RouteContext<'/api/frames/[locale]/signed'>) => {
  const { locale } = await params
  await takeTry('reads', clientOf(request))
  keepNothing()
  const { headers, url } = request
  const isOurs = headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'same-origin'
  if (!isOurs) throw new NotFoundError('frame')
  const signed = new URL(url).searchParams.get('embed') ?? ''
  return frameAnswer({ request, locale, find: async () => getSignedEmbed(signed), framedBy: EDITOR_FRAMES })
})
