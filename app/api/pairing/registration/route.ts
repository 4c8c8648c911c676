import { registerWithPartner } from '@/lib/domains/pairing/endpoints'
import { registerAndSetUp } from '@/lib/domains/pairing/server'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(registerWithPartner, async ({ member }) => ({ isSetUp: await registerAndSetUp(member) }))
