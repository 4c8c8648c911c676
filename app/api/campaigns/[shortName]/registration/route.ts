import { AppError } from '@/lib/core/errors'
import * as api from '@/lib/domains/campaigns/endpoints'
import { findRegistration, register, withdrawFrom } from '@/lib/domains/campaigns/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getRegistration, async ({ member, params }) => {
  const registration = await findRegistration(member, params.shortName)
  if (registration === undefined) throw new AppError('upstream_unavailable')
  return registration
})

export const POST = forMember(api.register, ({ member, params }) => register(member, params.shortName))

export const DELETE = forMember(api.withdraw, ({ member, params }) => withdrawFrom(member, params.shortName))
