import { isLocale } from '@/i18n/locales'
import { InvalidInputError } from '@/lib/core/errors'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { listZones } from '@/lib/domains/events/calendar/endpoints'
import { zonesIn } from '@/lib/domains/events/calendar/zones-server'

export const GET = forVisitor(listZones, ({ query: { locale } }) => {
  if (!isLocale(locale)) throw new InvalidInputError('no language of ours')
  return zonesIn(locale)
})
