import { useQuery } from '@tanstack/react-query'
import { useNow } from '@/components/ui/use-now'
import { withQueries } from '@/components/ui/with-queries'
import type { Identifier } from '@/lib/core/identifier'
import type { EventKey } from '@/lib/domains/events/api'
import { closesAt } from '@/lib/domains/events/closing-time'
import { abilityText, fittingGroup } from '@/lib/domains/events/fitting-group'
import { memberEventQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'

type YourGroupProps = EventKey & {
  subgroupId: Identifier
  text: string
  locale: string
}

/**
 * Marks the group that fits the player's ability (docs/decisions/075). On a phone without the figure, so that it fits beside the
 * heading and moves nothing below.
 */
function YourGroup({ subgroupId, text, locale, ...key }: YourGroupProps) {
  const { data: player } = useQuery(sessionQuery)
  const { data: member } = useQuery(memberEventQuery(key))
  const now = useNow(member?.event.subgroups.map((group) => closesAt(group, member.event)) ?? [])
  if (!maybeSignedIn() || !player || !member) return null
  const pace = abilityText(member.event, player, locale)
  if (pace === undefined || fittingGroup(member.event, player, now)?.id !== subgroupId) return null
  return (
    <p className="rounded-full bg-yellow px-2.5 py-0.5 text-xs font-semibold text-ink">
      {text}
      <span className="max-sm:sr-only"> · {pace}</span>
    </p>
  )
}

export default withQueries(YourGroup)
