import * as z from 'zod'
import { InvalidInputError } from '@/lib/core/errors'
import { listStarts } from '@/lib/domains/events/stages/server'
import { withMember } from '@/lib/domains/session/with-member'

const tagSchema = z.string().trim().min(1).max(100)

/** The starts of a stage, by the tag of its events, that the player may choose from. */
export const GET = withMember(async ({ member, request }) => {
  const tag = tagSchema.safeParse(request.nextUrl.searchParams.get('tag'))
  if (!tag.success) throw new InvalidInputError('no tag of events', { cause: tag.error })
  return Response.json(await listStarts(member, tag.data))
})
