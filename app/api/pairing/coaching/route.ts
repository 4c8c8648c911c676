import * as api from '@/lib/domains/pairing/endpoints'
import { setUpCoaching } from '@/lib/domains/pairing/server'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(api.setUpCoaching, async ({ member }) => ({ isSetUp: await setUpCoaching(member) }))
