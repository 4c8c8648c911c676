import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import type { Identifier } from '@/lib/core/identifier'
import { convertLength } from '@/lib/core/units'
import { fill } from '@/lib/core/words'
import { playerResultQuery } from '@/lib/domains/events/queries'
import { InUnits } from '../in-units'
import { numberFormat } from '@/lib/core/formats'

type MyResultProps = {
  eventId: Identifier
  locale: Locale
  texts: Record<'placed' | 'ride', string>
  children: ReactNode
}

/** The player's placing and time; nothing if the player wasn't in the race. */
function MyResult({ eventId, locale, texts }: MyResultProps) {
  const { data } = useQuery(playerResultQuery(eventId))
  if (!data) return null
  const { category, position, total, ride } = data
  const numbers = numberFormat(locale)
  return (
    <div className="rounded-card bg-cream p-5">
      <p className="font-display text-head-sm font-extrabold">
        {fill(texts.placed, { category, position: numbers.format(position), total: numbers.format(total) })}
      </p>
      {ride && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          <InUnits locale={locale} digits={1} measure={(system) => convertLength(ride.distanceMeters, system)} />
          <span>
            {fill(texts.ride, { watts: numbers.format(ride.watts), heartRate: numbers.format(ride.heartRate) })}
          </span>
        </p>
      )}
    </div>
  )
}

export default withQueries(MyResult)
