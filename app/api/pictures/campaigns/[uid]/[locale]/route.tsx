import { draftMode } from 'next/headers'
import { PagePicture } from '@/components/layout/picture/page-picture'
import { getCampaignPage } from '@/lib/content/campaigns/campaign-page'
import { decodeSegment } from '@/lib/core/address-segment'
import { NotFoundError } from '@/lib/core/errors'
import { campaignPicture } from '@/lib/domains/campaigns/endpoints'
import { campaignPictureOf } from '../../../page-pictures'
import { pictureLocale } from '../../../picture-locale'
import { servePicture } from '../../../serve-picture'

export const GET = servePicture(campaignPicture, async ({ uid }, locale) => {
  // Everybody may keep the picture, so it is never one of an editor's draft.
  if ((await draftMode()).isEnabled) throw new NotFoundError('picture of a draft')
  const shown = campaignPictureOf(await getCampaignPage(decodeSegment(uid), pictureLocale(locale)))
  return { shown, element: <PagePicture {...shown} /> }
})
