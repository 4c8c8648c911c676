import { PagePicture } from '@/components/layout/picture/page-picture'
import { sitePicture } from '@/lib/content/site/endpoints'
import { sitePictureOf } from '../../page-pictures'
import { servePicture } from '../../serve-picture'

export const GET = servePicture(sitePicture, async (_, locale) => {
  const shown = await sitePictureOf(locale)
  return { shown, element: <PagePicture {...shown} /> }
})
