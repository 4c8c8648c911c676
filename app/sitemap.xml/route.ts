import { sitemapFiles, sitemapNames, type SitemapName } from '@/app/_sitemaps/sitemaps'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { element, xmlResponse } from '@/lib/core/xml'
import { UpstreamError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { noteMadeFrom } from '@/lib/delivery/page-answer'

type Listed = { name: string; modified?: string | undefined }

/** The sitemap index: the files of all sitemaps, each with the last change of any of its pages. */
export const GET = withProblems(async (request: Request) => {
  await takeTry('sitemaps', clientOf(request))
  const files = (await Promise.all(sitemapNames().map(listedFiles))).flat()
  const answer = xmlResponse(
    element('sitemapindex', files.map(entryOf), { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  )
  answer.headers.set('cache-control', 'public, max-age=600')
  noteMadeFrom('many')
  return answer
})

/** An outage of one service leaves the others' files listed, and its own without a date. */
async function listedFiles(name: SitemapName): Promise<Listed[]> {
  const files = await sitemapFiles(name).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ err: error, sitemap: name }, 'sitemap is listed without its date')
    return undefined
  })
  if (files === undefined) return [{ name }]
  // An empty list is valid by Google's word, but not by the protocol's schema: it is there, but not listed.
  return files.filter(({ isEmpty }) => !isEmpty)
}

function entryOf({ name, modified }: Listed) {
  const lastModified = modified === undefined ? [] : [element('lastmod', modified)]
  return element('sitemap', [element('loc', `${env.SITE_URL}/sitemaps/${name}.xml`), ...lastModified])
}
