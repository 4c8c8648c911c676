import { PagePicture } from '@/components/layout/picture/page-picture'
import { NotFoundError } from '@/lib/core/errors'
import { articlePicture } from '@/lib/domains/articles/endpoints'
import { getArticle } from '@/lib/domains/articles/server'
import { articlePictureOf } from '../../../page-pictures'
import { servePicture } from '../../../serve-picture'

export const GET = servePicture(articlePicture, async ({ id }, locale) => {
  // Only the canonical spelling: an article's address may have its name behind the id, a picture's has one form.
  if (String(Number(id)) !== id) throw new NotFoundError(`article ${id}`)
  const shown = await articlePictureOf(await getArticle(id), locale)
  return { shown, element: <PagePicture {...shown} /> }
})
