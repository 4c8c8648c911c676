import { startPortal } from '@/lib/domains/memberships/changes-server'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from '../locale-of'
import { portalWayBack } from '../ways-back'

/** Answers where a membership of the own gateway is managed. */
export const POST = withMember(async ({ member, request }) =>
  Response.json({ url: await startPortal(member, portalWayBack(localeOf(request))) }),
)
