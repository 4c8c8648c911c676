import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { backgroundOf } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { env } from '@/lib/core/server/env'
import { HelpButton } from './help-button'
import { helpMeans, helpTarget } from './help-means'

/** The ways to reach us: a chat, the contact form, and an e-mail address [CT-001]. */
export async function ContactPanel({ locale }: { locale: Locale }) {
  const [t, contact] = await Promise.all([getTranslations('help'), getTranslations('contact')])
  const href = localizedPath(helpTarget(), locale)
  const all = [
    { means: 'chat', label: t('chat'), color: 'yellow', cta: 'primary' },
    { means: 'form', label: t('write'), color: 'outline', cta: 'secondary' },
  ] as const
  const ways = all.filter(({ means }) => helpMeans(means) === means)
  const address = `support@${env.SUPPORT_HOST}`
  return (
    <div id="contact" className="scroll-mt-20">
      <Section background={backgroundOf('dark', 'dark')} className="grid justify-items-start gap-6">
        <h2 className="text-head-large">{t('people')}</h2>
        <p className="max-w-prose text-lg">{contact('intro')}</p>
        <div className="flex flex-wrap gap-3">
          {ways.map(({ means, label, color, cta }) => (
            <HelpButton
              key={means}
              label={label}
              means={means}
              href={href}
              className={buttonClass(color, 'large')}
              cta={cta}
            />
          ))}
        </div>
        <p>
          {contact('byMail')}{' '}
          <a href={`mailto:${address}`} className="underline">
            {address}
          </a>
        </p>
      </Section>
    </div>
  )
}
