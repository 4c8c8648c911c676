import { getTranslations } from 'next-intl/server'
import { consentCategories } from '@/lib/core/consent'
import { isOff } from '@/lib/core/server/off'

/** What visitors are asked to agree to, in words. Nothing is asked about a service that the site does without. */
export async function askedCategories() {
  const t = await getTranslations('consent')
  const isThere = { statistics: !isOff('tracking'), outside: true, chat: !isOff('chat') }
  return consentCategories
    .filter((category) => isThere[category])
    .map((category) => ({ category, name: t(`categories.${category}.name`), text: t(`categories.${category}.text`) }))
}
