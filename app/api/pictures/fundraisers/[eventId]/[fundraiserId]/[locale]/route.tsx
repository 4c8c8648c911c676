import { FundraiserPicture } from '@/components/fundraising/picture/fundraiser-picture'
import { NotFoundError } from '@/lib/core/errors'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { findSharedProject } from '@/lib/domains/fundraising/server'
import { servePicture } from '../../../../serve-picture'
import { fundraiserPictureOf } from './fundraiser-picture-of'

type Params = { eventId: string; fundraiserId: string }

/** The picture of somebody's fundraising page for where its link is shared. */
export const GET = servePicture<Params>(async ({ eventId, fundraiserId }, locale) => {
  const project = await findSharedProject(requireProviderId(fundraiserId), requireProviderId(eventId))
  if (project === undefined) throw new NotFoundError(`project of fundraiser ${fundraiserId}`)
  const shown = await fundraiserPictureOf(project, locale)
  return { shown, element: <FundraiserPicture {...shown} /> }
})
