import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/i18n/locales'
import { waitText } from '@/lib/core/wait-text'
import { ErrorScene } from './error-scene'

type TooManyTriesProps = {
  retryAfterSeconds: number
  locale: Locale
  /** Target of the retry link; empty reloads the current address. */
  retryHref: string
}

/** Shown in place of a page to a rate-limited visitor; the caller must also set status 429 (`answerTooManyTries`). */
export async function TooManyTries({ retryAfterSeconds, locale, retryHref }: TooManyTriesProps) {
  const [t, errors] = await Promise.all([getTranslations('tooManyTries'), getTranslations('errors')])
  return (
    <main id="main" className="relative isolate grid flex-1 overflow-hidden bg-ink text-paper" data-background="dark">
      <ErrorScene />
      <div className="container relative self-start pt-20 pb-72 md:pt-28">
        <p className="mb-4 font-display text-xl font-extrabold text-yellow">429</p>
        <h1 className="mb-6 max-w-4xl text-head-xl">{t('title')}</h1>
        <p className="mb-8 max-w-xl text-lg">{t('body', { wait: waitText(retryAfterSeconds, locale) })}</p>
        <a href={retryHref} className={buttonClass('yellow', 'large')}>
          {errors('retry')}
        </a>
      </div>
    </main>
  )
}
