import { knownLocale } from '@/i18n/locales'
import { startPortal } from '@/lib/domains/memberships/checkout-server'
import * as api from '@/lib/domains/memberships/endpoints'
import { forMember } from '@/lib/domains/session/for-member'
import { portalWayBack } from '../ways-back'

export const POST = forMember(api.startPortal, async ({ member, query: { locale = '' } }) => ({
  url: await startPortal(member, portalWayBack(knownLocale(locale))),
}))
