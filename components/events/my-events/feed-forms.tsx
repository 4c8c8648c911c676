import { getTranslations } from 'next-intl/server'
import { FormPlayer } from '@/components/session/form-player'
import { buttonClass } from '@/components/ui/button'
import { calendarLink, feedFormPath } from '@/lib/core/paths'
import type { FeedChange } from '@/lib/domains/events/calendar/feed'

type FeedFormsProps = { playerId: string; locale: string; done: { url: string } | 'revoked' | undefined }

/** What `CalendarFeed` does, by forms whose answer is the page again. */
export async function FeedForms({ done, ...page }: FeedFormsProps) {
  const t = await getTranslations('calendarFeed')
  const made = typeof done === 'object' ? done.url : undefined
  return (
    <div className="grid gap-4">
      {made !== undefined && (
        <>
          <p role="status" className="font-semibold text-pine">
            {t('made')}
          </p>
          <p>
            <span className="block text-sm font-semibold">{t('address')}</span>
            <code className="text-sm break-all">{made}</code>
          </p>
          <a href={calendarLink(made)} className={buttonClass('dark', 'small', 'justify-self-start')}>
            {t('open')}
          </a>
        </>
      )}
      {done === 'revoked' && (
        <p role="status" className="font-semibold text-pine">
          {t('revoked')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <FeedForm {...page} to="make" label={t(made === undefined ? 'make' : 'replace')} look="secondary" />
        <FeedForm {...page} to="revoke" label={t(made === undefined ? 'revokeEarlier' : 'revoke')} look="outline" />
      </div>
    </div>
  )
}

type FeedFormProps = Omit<FeedFormsProps, 'done'> & { to: FeedChange; label: string; look: 'secondary' | 'outline' }

function FeedForm({ playerId, locale, to, label, look }: FeedFormProps) {
  return (
    <form action={feedFormPath} method="post">
      <FormPlayer playerId={playerId} locale={locale} />
      <input type="hidden" name="to" value={to} />
      <button type="submit" className={buttonClass(look, 'small')}>
        {label}
      </button>
    </form>
  )
}
