import { knownLocale } from '@/i18n/locales'
import { cardFormAt } from '@/lib/domains/memberships/card-server'
import { openCardForm } from '@/lib/domains/memberships/endpoints'
import { forMember } from '@/lib/domains/session/for-member'
import { cardWayBack } from '../ways-back'

export const POST = forMember(openCardForm, ({ query: { locale = '' }, body: { gateway, mark } }) => ({
  url: cardFormAt(gateway, cardWayBack(knownLocale(locale), mark)),
}))
