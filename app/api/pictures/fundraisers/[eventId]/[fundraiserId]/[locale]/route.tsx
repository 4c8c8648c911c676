import { FundraiserPicture } from '@/components/fundraising/picture/fundraiser-picture'
import { NotFoundError } from '@/lib/core/errors'
import { requireIdentifier } from '@/lib/core/identifier'
import { fundraiserPicture } from '@/lib/domains/fundraising/endpoints'
import { findSharedProject } from '@/lib/domains/fundraising/server'
import { servePicture } from '../../../../serve-picture'
import { fundraiserPictureOf } from './fundraiser-picture-of'

export const GET = servePicture(fundraiserPicture, async ({ eventId, fundraiserId }, locale) => {
  const project = await findSharedProject(
    requireIdentifier(fundraiserId, 'fundraiser'),
    requireIdentifier(eventId, 'fundraising event'),
  )
  if (project === undefined) throw new NotFoundError(`project of fundraiser ${fundraiserId}`)
  const shown = await fundraiserPictureOf(project, locale)
  return { shown, element: <FundraiserPicture {...shown} /> }
})
