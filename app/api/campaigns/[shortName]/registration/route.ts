import { AppError } from '@/lib/core/errors'
import { findRegistration, register, withdrawFrom } from '@/lib/domains/campaigns/server'
import { withMember } from '@/lib/domains/session/with-member'

type Params = { shortName: string }

/** Whether the player takes part in the campaign. */
export const GET = withMember<Params>(async ({ member, params }) => {
  const registration = await findRegistration(member, params.shortName)
  if (registration === undefined) throw new AppError('upstream_unavailable')
  return Response.json(registration)
})

/** Registers the player. Repeats answer the same. */
export const POST = withMember<Params>(async ({ member, params }) =>
  Response.json(await register(member, params.shortName)),
)

/** Withdraws the player. Repeats answer the same. */
export const DELETE = withMember<Params>(async ({ member, params }) =>
  Response.json(await withdrawFrom(member, params.shortName)),
)
