import { FundraiserPicture } from '@/components/fundraising/picture/fundraiser-picture'
import { isLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { findSharedProject } from '@/lib/domains/fundraising/server'
import { pictureAnswer } from '../../../../picture-answer'
import { fundraiserPictureOf } from './fundraiser-picture-of'

type Context = { params: Promise<{ eventId: string; fundraiserId: string; locale: string }> }

/** The picture of somebody's fundraising page for where its link is shared. */
export const GET = withProblems(async (request: Request, { params }: Context) => {
  await takeTry('reads', clientOf(request))
  const { eventId, fundraiserId, locale } = await params
  if (!isLocale(locale)) throw new NotFoundError('language')
  const project = await findSharedProject(requireProviderId(fundraiserId), requireProviderId(eventId))
  if (project === undefined) throw new NotFoundError(`project of fundraiser ${fundraiserId}`)
  const shown = await fundraiserPictureOf(project, locale)
  return pictureAnswer(request, shown, (props) => <FundraiserPicture {...props} />)
})
