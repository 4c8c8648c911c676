import * as z from 'zod'
import { InvalidInputError } from '@/lib/core/errors'
import { calendarFilters } from '@/lib/domains/events/calendar/filters'
import { listOwnEvents } from '@/lib/domains/events/calendar/server'
import { tagsIn } from '@/lib/domains/events/event-search'
import { withMember } from '@/lib/domains/session/with-member'

/** No page of the calendar is about a longer time: its window, with an hour for a change of the clocks. */
const LONGEST_MS = (8 * 24 + 1) * 3_600_000

const spanSchema = z
  .object({
    /** Those of the section. */
    tags: z.string().max(200).default('').transform(tagsIn),
    type: z.enum(calendarFilters).default('all'),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  })
  .transform(({ from, to, ...section }) => ({ ...section, from: new Date(from), to: new Date(to) }))
  .refine(({ from, to }) => from < to && to.getTime() - from.getTime() <= LONGEST_MS)

/** The events of a page of the calendar as the search of the player who is signed in finds them [EV-113]. */
export const GET = withMember(async ({ member, request }) => {
  const asked = spanSchema.safeParse(Object.fromEntries(request.nextUrl.searchParams))
  if (!asked.success) throw new InvalidInputError('no page of the calendar', { cause: asked.error })
  const { tags, type: filter, from, to } = asked.data
  return Response.json(await listOwnEvents(member, { tags, filter, from, to }))
})
