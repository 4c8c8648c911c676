import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
import { wordsOf } from '@/lib/core/words'
import type { Locale } from '@/i18n/locales'
import { CalendarFeed } from './lazy'
import { FeedForms } from './feed-forms'

const words = [
  'make',
  'making',
  'replace',
  'revoke',
  'revokeEarlier',
  'revoking',
  'address',
  'made',
  'open',
  'revoked',
  'failed',
] as const

/** What the control that makes and revokes the address says. */
export type CalendarFeedTexts = Record<(typeof words)[number] | 'tooManyTries', string>

type CalendarFeedPanelProps = {
  /** The page's player, whom the forms name (`forMemberForm`). */
  playerId: string
  locale: Locale
  /** What a form without script has done: made this address, or revoked the last. */
  done: { url: string } | 'revoked' | undefined
}

/** How the player's events get into the calendar of their phone. */
export async function CalendarFeedPanel({ done, ...page }: CalendarFeedPanelProps) {
  const [t, tooManyTries] = await Promise.all([getTranslations('calendarFeed'), tooManyTriesText()])
  return (
    <section aria-labelledby="calendar-feed" className="max-w-[46rem] rounded-card border border-line p-5 sm:p-8">
      <h2 id="calendar-feed" className="mb-3 text-head-sm">
        {t('title')}
      </h2>
      <p className="mb-5">{t('body')}</p>
      <CalendarFeed texts={{ ...wordsOf(t, words), tooManyTries }}>
        <div className="h-11" data-needs-script />
        <div data-without-script>
          <FeedForms {...page} done={done} />
        </div>
      </CalendarFeed>
    </section>
  )
}
