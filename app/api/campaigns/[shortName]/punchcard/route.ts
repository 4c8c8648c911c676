import * as api from '@/lib/domains/campaigns/endpoints'
import { getPunchcard } from '@/lib/domains/campaigns/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getPunchcard, ({ member, params }) => getPunchcard(member, params.shortName))
