import { requireIdentifier } from '@/lib/core/identifier'
import { openProject } from '@/lib/domains/fundraising/endpoints'
import { openProjectFor } from '@/lib/domains/fundraising/opt-in-server'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(openProject, async ({ member, params, body }) => ({
  project: await openProjectFor(member, requireIdentifier(params.eventId, 'fundraising event'), body.account),
}))
