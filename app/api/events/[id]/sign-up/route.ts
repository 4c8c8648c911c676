import { z } from 'zod'
import { readJsonBody } from '@/lib/core/server/read-body'
import { joinEvent, leaveEvent } from '@/lib/domains/events/server'
import { withMember } from '@/lib/domains/session/with-member'

const leaveSchema = z.object({ eventSecret: z.string().max(200).optional() })
const joinSchema = leaveSchema.extend({ subgroupId: z.int().positive() })

/** Joins one start of the event. Repeats answer the same. */
export const POST = withMember(async ({ member, request }) =>
  Response.json(await joinEvent(member, await readJsonBody(request, joinSchema))),
)

/** Leaves the event. Repeats answer the same. */
export const DELETE = withMember<{ id: string }>(async ({ member, request, params }) => {
  const { eventSecret } = await readJsonBody(request, leaveSchema)
  return Response.json(await leaveEvent(member, params.id, eventSecret))
})
