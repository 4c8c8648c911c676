import { getTranslations } from 'next-intl/server'
import { pageIn } from '@/app/_member/page-in'
import { ResultPicture, type ResultPictureProps } from '@/components/events/picture/result-picture'
import { knownLocale, type Locale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { dateFormat } from '@/lib/core/formats'
import { resultsPath } from '@/lib/core/paths'
import { printable } from '@/lib/core/printable'
import { entityTag } from '@/lib/core/server/entity-tag'
import { env } from '@/lib/core/server/env'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import type { PastStart, Placing } from '@/lib/domains/events/results/own-results'
import { listPastStarts, readPlacing } from '@/lib/domains/events/results/own-results-server'
import { isTimed } from '@/lib/domains/events/results/race-result'
import { forMemberFile } from '@/lib/domains/session/form-for-member'
import { drawPicture, findPicture } from '../draw-picture'
import { pictureLocale } from '../picture-locale'

/** The picture of the player's own result, for nobody else (docs/decisions/069): they share it as a file. */
export const GET = forMemberFile(pageIn(resultsPath), async ({ member, request }) => {
  const asked = request.nextUrl.searchParams
  const start = (await listPastStarts(member)).find(({ subgroupId }) => subgroupId === asked.get('start'))
  if (start === undefined) throw new NotFoundError('a start of the player')
  const placing = await readPlacing(member, start)
  if (placing === null && isTimed(start)) throw new NotFoundError('a placing of the player')
  const shown = await resultPictureOf(start, placing, knownLocale(asked.get('locale') ?? ''))
  const tag = entityTag(shown)
  const known = findPicture(tag)
  if (known === undefined) await takeTry('drawings', clientOf(request))
  return new Response(known ?? (await drawPicture(tag, <ResultPicture {...shown} />)), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${env.PRODUCT_SLUG}-result.png"`,
      'cache-control': 'no-store',
    },
  })
})

/** Content of the picture. It names no player: it may be kept, and be somebody else's with the same result. */
async function resultPictureOf(
  { name, type, startsAt, category }: PastStart,
  placing: Placing | null,
  locale: Locale,
): Promise<ResultPictureProps> {
  const language = pictureLocale(locale)
  const [events, agenda, timeZone = 'UTC'] = await Promise.all([
    getTranslations({ locale: language, namespace: 'events' }),
    getTranslations({ locale: language, namespace: 'agenda' }),
    rememberedZone(),
  ])
  const kind = printable(events(`types.${type}`))
  const day = dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(startsAt))
  return {
    placing: placing === null ? undefined : printable(agenda('placement', placing)),
    name: printable(name) || kind,
    line: printable([kind, events('group', { category }), day].join(' · ')),
    product: printable(env.PRODUCT_NAME),
  }
}
