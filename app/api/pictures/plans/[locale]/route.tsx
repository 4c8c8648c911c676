import { PagePicture } from '@/components/layout/picture/page-picture'
import { plansPicture } from '@/lib/domains/memberships/endpoints'
import { plansPictureOf } from '../../page-pictures'
import { servePicture } from '../../serve-picture'

export const GET = servePicture(plansPicture, async (_, locale) => {
  const shown = await plansPictureOf(locale)
  return { shown, element: <PagePicture {...shown} /> }
})
