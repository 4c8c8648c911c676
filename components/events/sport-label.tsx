import { getTranslations } from 'next-intl/server'
import type { Sport } from '@/lib/domains/events/schema'
import { SportIcon } from './sport-icon'

/** A sport's name with its icon. */
export async function SportLabel({ sport }: { sport: Sport }) {
  const t = await getTranslations('events.sports')
  return (
    <span className="inline-flex items-center gap-2">
      <SportIcon sport={sport} />
      {t(sport)}
    </span>
  )
}
