import { EventPicture } from '@/components/events/picture/event-picture'
import { getPublicEvent } from '@/lib/domains/events/server'
import { servePicture } from '../../../serve-picture'
import { eventPictureOf } from './event-picture-of'

/** The picture of an event for where its page is shared; an event with a secret has none. */
export const GET = servePicture<{ id: string }>(async ({ id }, locale) => {
  const shown = await eventPictureOf(await getPublicEvent(id), locale)
  return { shown, element: <EventPicture {...shown} /> }
})
