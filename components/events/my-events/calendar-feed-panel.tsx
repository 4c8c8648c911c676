import { getTranslations } from 'next-intl/server'
import type { FailureTexts } from '@/lib/core/failure-text'
import { failureTexts } from '@/components/ui/failure-texts'
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
export type CalendarFeedTexts = Record<(typeof words)[number] | keyof FailureTexts, string>

type CalendarFeedPanelProps = {
  /** The page's player, whom the forms name (`forMemberForm`). */
  playerId: string
  locale: Locale
  /** What a form without script has done: made this address, or revoked the last. */
  done: { url: string } | 'revoked' | undefined
}

/** How the player's events get into the calendar of their phone. */
export async function CalendarFeedPanel({ done, ...page }: CalendarFeedPanelProps) {
  const [t, failures] = await Promise.all([getTranslations('calendarFeed'), failureTexts()])
  return (
    <section aria-labelledby="calendar-feed" className="max-w-[46rem] rounded-card border border-line p-5 sm:p-8">
      <h2 id="calendar-feed" className="mb-3 text-head-sm">
        {t('title')}
      </h2>
      <p className="mb-5">{t('body')}</p>
      <CalendarFeed texts={{ ...wordsOf(t, words), ...failures }}>
        <div className="h-11" data-needs-script />
        <div data-without-script>
          <FeedForms {...page} done={done} />
        </div>
      </CalendarFeed>
    </section>
  )
}
