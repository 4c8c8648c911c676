import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventsPath } from '@/lib/core/paths'
import type { MyEventsTexts } from './my-events-texts'

type NoEventsProps = { texts: Pick<MyEventsTexts, 'empty' | 'find'>; locale: Locale }

/** In place of a player's events where there are none; drawn by the server and in the browser alike, so nothing moves. */
export function NoEvents({ texts, locale }: NoEventsProps) {
  return (
    <>
      <p className="mb-4">{texts.empty}</p>
      <InternalLink href={localizedPath(eventsPath, locale)} className={buttonClass('secondary', 'small')}>
        {texts.find}
      </InternalLink>
    </>
  )
}
