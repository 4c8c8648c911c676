import { isLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { hasTag } from '@/lib/core/server/entity-tag'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { noteMadeFrom } from '@/lib/delivery/page-answer'
import { FEED_TYPE } from '@/lib/domains/articles/feed'
import { madeFeed } from './made-feed'

/** Serves `{language}.xml`, the news of a language, or 304 if the reader has it already. */
export const GET = withProblems(async (request, { params }: RouteContext<'/feeds/[file]'>) => {
  await takeTry('feeds', clientOf(request))
  const { file } = await params
  const locale = /^([a-z-]+)\.xml$/.exec(file)?.[1] ?? ''
  if (!isLocale(locale)) throw new NotFoundError(`feed ${file}`)
  const { body, tag } = await madeFeed(locale)
  noteMadeFrom('many')
  const headers = { etag: tag, 'cache-control': 'public, max-age=300' }
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': `${FEED_TYPE}; charset=utf-8` } })
})
