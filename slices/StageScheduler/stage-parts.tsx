import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { shownTo } from '@/components/events/shown-to'
import { EventMarks } from '@/components/events/event-marks'
import { EventTypeBadge } from '@/components/events/event-type-badge'
import { buttonClass } from '@/components/ui/button'
import { backgroundOf } from '@/components/ui/colours'
import { Dialog } from '@/components/ui/dialog/dialog'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import type { SectionStage } from './read-stage'
import type { DrawnStage } from './schedule'

/** A stage's picture, its number on a coloured disc upon it, and its name [EV-018, EV-024]. */
export function StageHeader({ stage, label }: { stage: SectionStage; label: string }) {
  const { name, image, colour, href, anchorHash } = stage
  const background = backgroundOf(colour, 'secondary')
  return (
    <div id={anchorHash} className="stage-header">
      <div className="stage-picture">
        {image && <Picture image={image} sizes="(width >= 64rem) 40rem, 100vw" crop="16:9" />}
        <p className={`stage-number ${background.className}`} style={background.style}>
          {label}
        </p>
      </div>
      <h3 className="text-head-sm">
        {href === undefined ? (
          name
        ) : (
          <InternalLink href={href} className="hover:underline">
            {name}
          </InternalLink>
        )}
      </h3>
    </div>
  )
}

type StagePopupProps = {
  stage: DrawnStage
  id: string
  locale: Locale
  /** The scheduler's form, for a stage that isn't shown elsewhere. */
  children?: ReactNode
}

/** A button that opens the stage's next events, with a link to its page [EV-033]. */
export async function StagePopup({ stage, id, locale, children }: StagePopupProps) {
  const t = await getTranslations('scheduler')
  const { name, href, schedule } = stage
  return (
    <div>
      <button
        type="button"
        command="show-modal"
        commandfor={id}
        className={buttonClass('outline', 'small')}
        aria-label={t('showEventsOf', { name })}
      >
        {t('showEvents')}
      </button>
      <Dialog id={id} title={name} size="md">
        {schedule?.events !== undefined && (
          <ul data-events="" className="mb-6 divide-y divide-line">
            {schedule.events.map((event) => (
              <li key={event.id} {...shownTo(event)} className="grid gap-1 py-3">
                <InternalLink
                  href={localizedPath(eventPath(event.id), locale)}
                  className="font-semibold hover:underline"
                >
                  <bdi>{event.name}</bdi>
                </InternalLink>
                <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
                  <EventTypeBadge type={event.type} />
                  <EventMarks marks={event.marks} />
                  <LocalTime instant={event.startsAt} locale={locale} />
                </p>
              </li>
            ))}
          </ul>
        )}
        <p className="no-events mb-6">{t('unavailable')}</p>
        {children && <div className="mb-6">{children}</div>}
        {href !== undefined && (
          <InternalLink href={href} className={buttonClass('primary', 'small')}>
            {t('toStage')}
          </InternalLink>
        )}
      </Dialog>
    </div>
  )
}
