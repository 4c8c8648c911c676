import * as api from '@/lib/domains/profile/endpoints'
import { getProfile, saveProfile } from '@/lib/domains/profile/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getProfile, ({ member }) => getProfile(member))

export const PUT = forMember(api.saveProfile, ({ member, body }) => saveProfile(member, body))
