import { pageIn } from '@/app/_member/page-in'
import { knownLocale } from '@/i18n/locales'
import { settingsPath } from '@/lib/core/paths'
import { startPortal } from '@/lib/domains/memberships/checkout-server'
import { forMemberForm } from '@/lib/domains/session/form-for-member'
import { portalWayBack } from '../../ways-back'

/** Leads to the payment provider's page as `POST /api/membership/portal` does, without script (MB-002). */
export const POST = forMemberForm(pageIn(settingsPath('membership')), async ({ member, fields: { locale = '' } }) => ({
  to: await startPortal(member, portalWayBack(knownLocale(locale))),
}))
