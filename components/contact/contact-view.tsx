import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import { contactTexts } from '@/lib/domains/contact/presenter'
import type { ContactForm, ContactValues } from '@/lib/domains/contact/schema'
import { ContactPageForm } from './lazy'

type ContactViewProps = {
  /** Undefined while the support desk is under maintenance [CT-015]. */
  form: ContactForm | undefined
  locale: Locale
  /** What was typed before, and why it could not be sent. */
  typed?: ContactValues
  notSent?: string
  /** Other ways to get help. */
  children?: ReactNode
}

/** The contact form as a page: who answers on the left, the form on the right. */
export async function ContactView({ form, locale, typed, notSent, children }: ContactViewProps) {
  const [t, texts] = await Promise.all([getTranslations('contact'), contactTexts(locale)])
  const address = `support@${env.SUPPORT_HOST}`
  return (
    <Section className="grid items-start gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div className="grid min-w-0 justify-items-start gap-6">
        <h1 className="text-head-xl first-letter:uppercase">{form?.title ?? t('title')}</h1>
        <p className="text-lg text-muted">{t('intro')}</p>
        {children}
        <p>
          {t('byMail')}{' '}
          <a href={`mailto:${address}`} className="underline">
            {address}
          </a>
        </p>
      </div>
      <div className="min-w-0 rounded-card border border-line p-5 md:p-8">
        {form ? (
          <ContactPageForm form={form} texts={texts} language={locale} typed={typed} notSent={notSent} />
        ) : (
          <p className="text-lg">{texts.maintenance}</p>
        )}
      </div>
    </Section>
  )
}
