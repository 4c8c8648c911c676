import { knownLocale } from '@/i18n/locales'
import { listDirectOffers } from '@/lib/domains/memberships/direct-offers-server'
import * as api from '@/lib/domains/memberships/endpoints'
import { formatDirectOffers } from '@/lib/domains/memberships/presenter'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.listDirectOffers, async ({ member, query: { locale = '' } }) =>
  formatDirectOffers(await listDirectOffers(member), knownLocale(locale)),
)
