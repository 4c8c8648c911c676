import { FundraiserPicture } from '@/components/fundraising/picture/fundraiser-picture'
import { NotFoundError } from '@/lib/core/errors'
import { fundraiserPicture } from '@/lib/domains/fundraising/endpoints'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { findSharedProject } from '@/lib/domains/fundraising/server'
import { servePicture } from '../../../../serve-picture'
import { fundraiserPictureOf } from './fundraiser-picture-of'

export const GET = servePicture(fundraiserPicture, async ({ eventId, fundraiserId }, locale) => {
  const project = await findSharedProject(requireProviderId(fundraiserId), requireProviderId(eventId))
  if (project === undefined) throw new NotFoundError(`project of fundraiser ${fundraiserId}`)
  const shown = await fundraiserPictureOf(project, locale)
  return { shown, element: <FundraiserPicture {...shown} /> }
})
