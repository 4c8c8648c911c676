import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { localizedPath } from '@/i18n/localized-path'
import { helpPath } from '@/lib/core/paths'
import { localeOf } from '../../../_pages/locale-of'

type Props = PageProps<'/[locale]/help/contact/sent'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'contact' })
  return { title: t('sentTitle'), robots: { index: false } }
}

/** Confirms a message that was sent without script [CT-005, CT-027]. */
export default async function ContactSentPage({ params }: Props) {
  const [locale, t] = await Promise.all([localeOf(params), getTranslations('contact')])
  return (
    <main id="main">
      <Section className="grid justify-items-start gap-6">
        <h1 className="text-head-xl first-letter:uppercase">{t('sentTitle')}</h1>
        <p className="max-w-prose text-lg">{t('sentText')}</p>
        <InternalLink href={localizedPath(helpPath, locale)} className={buttonClass()}>
          <span className="inline-block first-letter:uppercase">{t('sentClose')}</span>
        </InternalLink>
      </Section>
    </main>
  )
}
