import * as api from '@/lib/domains/pairing/endpoints'
import { getPairing } from '@/lib/domains/pairing/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getPairing, ({ member }) => getPairing(member))
