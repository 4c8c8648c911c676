import 'server-only'
import type { Locale } from '@/i18n/locales'
import { listFundraisingPages } from '@/lib/content/site/fundraising-pages'
import { isIdentifier } from '@/lib/core/identifier'
import { ownFundraisingLimits } from '@/lib/core/limits'
import { gapForMember } from '@/lib/core/server/gap'
import { siteNow } from '@/lib/core/server/site-clock'
import type { OwnFundraising, OwnFundraisings } from '@/lib/domains/fundraising/own-fundraising'
import { daysRemaining } from '@/lib/domains/fundraising/progress'
import { listOwnProjects } from '@/lib/domains/fundraising/project-server'
import { findFundraisingEvent } from '@/lib/domains/fundraising/server'
import type { Member } from '@/lib/domains/session/member'

/**
 * What a player raises, and where players raise money at all. Without the pages of the site, the player's own are told.
 *
 * @throws UpstreamError if the player's own can't be read; AppError `not_signed_in`
 */
export async function readOwnFundraising(member: Member, locale: Locale): Promise<OwnFundraisings> {
  const [projects, pages] = await Promise.all([
    listOwnProjects(member),
    listFundraisingPages(locale).catch(gapForMember('the pages that raise money are not known', {}, [])),
  ])
  // A banner without a valid id has no buttons.
  const places = pages.filter(({ raisesFor }) => raisesFor.some(isIdentifier))
  const shown = projects.slice(0, ownFundraisingLimits.shown)
  const events = new Set(shown.flatMap(({ eventId }) => eventId ?? []))
  const deadlines = new Map(
    await Promise.all(Array.from(events, async (id) => [id, (await findFundraisingEvent(id))?.deadline] as const)),
  )
  const own = shown.map((project): OwnFundraising => {
    const { eventId } = project
    if (eventId === undefined) return { project, place: undefined, days: undefined }
    const place = places.find(({ raisesFor }) => raisesFor.includes(eventId))
    return { project, place, days: daysRemaining(deadlines.get(eventId), siteNow()) }
  })
  return { own, places }
}
