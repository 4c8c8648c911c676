import { EventPicture } from '@/components/events/picture/event-picture'
import { eventPicture } from '@/lib/domains/events/endpoints'
import { getPublicEvent } from '@/lib/domains/events/server'
import { servePicture } from '../../../serve-picture'
import { eventPictureOf } from './event-picture-of'

export const GET = servePicture(eventPicture, async ({ id }, locale) => {
  const shown = await eventPictureOf(await getPublicEvent(id), locale)
  return { shown, element: <EventPicture {...shown} /> }
})
