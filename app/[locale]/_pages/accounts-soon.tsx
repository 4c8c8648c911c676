import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { locales, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { pagePath } from '@/lib/core/paths'

export async function accountsMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: 'en', namespace: 'accounts' })
  return { title: t('title'), robots: { index: false } }
}

/**
 * Stands at `/login` and `/join` until sign-in is built. These addresses have no language of their own, so it speaks all
 * six.
 */
export function AccountsSoon() {
  return (
    <main id="main" className="bg-ink text-paper" data-ground="dark">
      <div className="container grid gap-x-16 gap-y-12 py-20 md:grid-cols-2">
        {locales.map((locale) => (
          <Sentence key={locale} locale={locale} />
        ))}
      </div>
    </main>
  )
}

async function Sentence({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'accounts' })
  const Heading = locale === 'en' ? 'h1' : 'h2'
  return (
    <section lang={locale} className="grid content-start justify-items-start gap-4">
      <Heading className="text-head-large">{t('title')}</Heading>
      <p className="max-w-[52ch] text-muted-on-ink">{t('body')}</p>
      <InternalLink href={localizedPath(pagePath('events'), locale)} className={buttonClass('yellow', 'small')}>
        {t('events')}
      </InternalLink>
    </section>
  )
}
