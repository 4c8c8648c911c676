import { getTranslations } from 'next-intl/server'
import { FormPlayer } from '@/components/session/form-player'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { cancellationFormPath, settingsPath } from '@/lib/core/paths'
import { LONGEST_REASON } from '@/lib/domains/memberships/schema'

type CancellationQuestionProps = {
  /** The last day in words; null if it isn't known. */
  until: string | null
  /** The page's player, whom the form names (`FormPlayer`). */
  playerId: string
  locale: Locale
}

/** What cancelling means, an optional reason, and the two answers. */
export async function CancellationQuestion({ until, playerId, locale }: CancellationQuestionProps) {
  const t = await getTranslations('membership')
  return (
    <form action={cancellationFormPath} method="post" className="grid gap-6">
      <FormPlayer playerId={playerId} locale={locale} />
      <p>{until === null ? t('cancelTextUndated') : t('cancelText', { day: until })}</p>
      <label className="block">
        <span className="mb-1.5 block font-semibold">{t('reason')}</span>
        <textarea name="reason" rows={3} maxLength={LONGEST_REASON} className="field-input" />
      </label>
      <div className="flex flex-wrap gap-3">
        <InternalLink href={localizedPath(settingsPath('membership'), locale)} className={buttonClass('primary')}>
          {t('goOn')}
        </InternalLink>
        <button type="submit" className={buttonClass('outline', 'medium', 'text-alert')}>
          {t('confirm')}
        </button>
      </div>
    </form>
  )
}
