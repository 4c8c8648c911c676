import * as z from 'zod'
import { InvalidInputError } from '@/lib/core/errors'
import { listMemberEvents } from '@/lib/domains/events/calendar/server'
import { withMember } from '@/lib/domains/session/with-member'

/** A page of the calendar has 50 rows at the most. */
const MOST = 50

const wantedSchema = z.object({
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= MOST),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
})

/** Several events for the player who is signed in, asked for at once: `ids` and the times between which they start. */
export const GET = withMember(async ({ member, request }) => {
  const wanted = wantedSchema.safeParse(Object.fromEntries(request.nextUrl.searchParams))
  if (!wanted.success) throw new InvalidInputError('no events of ours', { cause: wanted.error })
  return Response.json(await listMemberEvents(member, wanted.data))
})
