import { openProject } from '@/lib/domains/fundraising/endpoints'
import { openProjectFor } from '@/lib/domains/fundraising/opt-in-server'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(openProject, async ({ member, params, body }) => ({
  project: await openProjectFor(member, requireProviderId(params.eventId), body.account),
}))
