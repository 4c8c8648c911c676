import * as z from 'zod'
import { MOST_ROWS } from '@/lib/core/calendar-rows'
import { InvalidInputError } from '@/lib/core/errors'
import { listMemberEvents } from '@/lib/domains/events/calendar/server'
import { withMember } from '@/lib/domains/session/with-member'

const wantedSchema = z.object({
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= MOST_ROWS),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
})

/** Several events for the player who is signed in, asked for at once: `ids` and the times between which they start. */
export const GET = withMember(async ({ member, request }) => {
  const wanted = wantedSchema.safeParse(Object.fromEntries(request.nextUrl.searchParams))
  if (!wanted.success) throw new InvalidInputError('no events of ours', { cause: wanted.error })
  return Response.json(await listMemberEvents(member, wanted.data))
})
