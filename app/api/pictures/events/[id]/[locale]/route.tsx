import { EventPicture } from '@/components/events/picture/event-picture'
import { isLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getPublicEvent } from '@/lib/domains/events/server'
import { pictureAnswer } from '../../../picture-answer'
import { eventPictureOf } from './event-picture-of'

type Context = RouteContext<'/api/pictures/events/[id]/[locale]'>

/** The picture of an event for where its page is shared; an event with a secret has none. */
export const GET = withProblems(async (request: Request, { params }: Context) => {
  await takeTry('reads', clientOf(request))
  const { id, locale } = await params
  if (!isLocale(locale)) throw new NotFoundError('language')
  const shown = await eventPictureOf(await getPublicEvent(id), locale)
  return pictureAnswer(request, shown, (props) => <EventPicture {...props} />)
})
