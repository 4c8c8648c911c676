import { sitemapFiles, sitemapOfFile } from '@/app/_sitemaps/sitemaps'
import { sitemapAnswer } from '@/app/_sitemaps/sitemap-file'
import { NotFoundError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'

/** Serves the files that the sitemap index names: `{language}.xml`, those of services, and `en-2.xml` for what one can't hold. */
export const GET = withProblems(async (request, { params }: RouteContext<'/sitemaps/[file]'>) => {
  await takeTry('sitemaps', clientOf(request))
  const { file } = await params
  const name = /^([a-z0-9-]+)\.xml$/.exec(file)?.[1] ?? ''
  const sitemap = sitemapOfFile(name)
  const found = sitemap && (await sitemapFiles(sitemap)).find((each) => each.name === name)
  if (found === undefined) throw new NotFoundError(`sitemap ${file}`)
  return sitemapAnswer(request, found)
})
