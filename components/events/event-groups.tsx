import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { paceOf, type PaceBand } from '@/lib/domains/events/categories'
import type { Category, Event } from '@/lib/domains/events/schema'

const colours: Record<Category, string> = {
  A: 'bg-alert text-paper',
  B: 'bg-pine text-paper',
  C: 'bg-lagoon text-paper',
  D: 'bg-yellow text-ink',
  E: 'bg-violet text-paper',
}

/** The starts of an event: letter, pace in words and time. */
export async function EventGroups({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('events')
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {event.subgroups.map((subgroup) => (
        <li key={subgroup.id} className="flex items-center gap-4 p-4">
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-12 shrink-0 place-items-center rounded-full font-display text-lg font-extrabold',
              colours[subgroup.category],
            )}
          >
            {subgroup.category}
          </span>
          <div>
            <h3 className="text-base">{t('group', { category: subgroup.category })}</h3>
            <p className="text-sm text-muted">{t(...paceMessage(paceOf(event.sport, subgroup), locale))}</p>
            <p className="text-sm font-semibold">
              <LocalTime
                instant={subgroup.startsAt}
                locale={locale}
                format={isSameDay(subgroup.startsAt, event.startsAt) ? 'time' : 'short'}
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function paceMessage({ from, to, unit }: PaceBand, locale: Locale) {
  const isPower = unit === 'w/kg'
  const digits = { minimumFractionDigits: isPower ? 1 : 0, maximumFractionDigits: 1 }
  const numbers = new Intl.NumberFormat(locale, digits)
  return [isPower ? 'pace.wattsPerKilo' : 'pace.kilometresPerHour', { from: numbers.format(from), to: numbers.format(to) }] as const
}

const isSameDay = (one: string, other: string) => one.slice(0, 10) === other.slice(0, 10)
