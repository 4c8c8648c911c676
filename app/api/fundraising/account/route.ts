import { openAccount } from '@/lib/domains/fundraising/endpoints'
import { openAccountFor } from '@/lib/domains/fundraising/opt-in-server'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(openAccount, async ({ member }) => ({ account: await openAccountFor(member) }))
