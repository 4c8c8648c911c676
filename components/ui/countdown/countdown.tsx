import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { dateFormat } from '@/lib/core/formats'
import { addressAt, type PictureSource } from '@/lib/core/picture'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

export type CountdownProps = {
  endsAt: Date
  /** What happens at that moment: what is counted ends, or it starts. */
  until?: 'ends' | 'starts'
  /** Locale of the page, for the moment as shown without script. */
  locale: string
  /** Editors' own labels for the units. */
  labels?: { [Unit in (typeof units)[number]]?: string }
  logo?: PictureSource
  className?: string
}

/**
 * Counts down to a moment (SL-hero_banner-12). The figures come from the visitor's clock: the head script writes them
 * each second (`lib/delivery/visitor-texts.ts`), and the server renders empty boxes and the moment in UTC, which is what
 * visitors without script see. Screen readers don't announce the running timer.
 */
export async function Countdown({ endsAt, until = 'ends', locale, labels, logo, className }: CountdownProps) {
  const t = await getTranslations('banner')
  const moment = t(until, { date: momentFormat(locale).format(endsAt) })
  return (
    <div
      role="timer"
      aria-label={moment}
      data-counts-to={endsAt.toISOString()}
      className={clsx('countdown', className)}
    >
      {logo && (
        <img
          src={addressAt(logo, 320)}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
          className="countdown-logo"
        />
      )}
      <p className="countdown-end">
        <time dateTime={endsAt.toISOString()}>{moment}</time>
      </p>
      <dl className="countdown-units">
        {units.map((unit) => (
          <div key={unit} className="countdown-unit">
            <dt>{labels?.[unit] ?? t(unit)}</dt>
            <dd data-countdown={unit} suppressHydrationWarning>
              –
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function momentFormat(locale: string): Intl.DateTimeFormat {
  return dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
}
