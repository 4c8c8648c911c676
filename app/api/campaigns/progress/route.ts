import { listOwnProgress, ownProgressIn } from '@/app/_campaigns/own-progress'
import { isLocale } from '@/i18n/locales'
import { InvalidInputError } from '@/lib/core/errors'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import * as api from '@/lib/domains/campaigns/endpoints'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getOwnProgress, async ({ member, query: { campaign, locale } }) => {
  if (!isLocale(locale)) throw new InvalidInputError('no language of ours')
  if (campaign !== undefined) return { campaigns: [await ownProgressIn(member, campaign, locale)] }
  await takeTry('ownProgress', member.id)
  return listOwnProgress(member, locale)
})
