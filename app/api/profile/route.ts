import { readJsonBody } from '@/lib/core/server/read-body'
import { profileChangesSchema } from '@/lib/domains/profile/schema'
import { getProfile, saveProfile } from '@/lib/domains/profile/server'
import { withMember } from '@/lib/domains/session/with-member'

/** The player's profile. */
export const GET = withMember(async ({ member }) => Response.json(await getProfile(member)))

/** Saves the changed fields; answers the whole profile as it is then. */
export const PUT = withMember(async ({ member, request }) =>
  Response.json(await saveProfile(member, await readJsonBody(request, profileChangesSchema))),
)
