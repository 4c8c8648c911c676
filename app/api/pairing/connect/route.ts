import { readJsonBody } from '@/lib/core/server/read-body'
import { connectRequestSchema } from '@/lib/domains/pairing/schema'
import { connectPath } from '@/lib/domains/pairing/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Where the player goes to link an account of their own. */
export const POST = withMember(async ({ member, request }) => {
  const { returnTo } = await readJsonBody(request, connectRequestSchema)
  return Response.json({ path: await connectPath(member, returnTo) })
})
