import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { loadContactForm } from '@/app/_help/load-contact-form'
import { contactMetadata } from '@/app/_help/contact-metadata'
import { ContactView } from '@/components/contact/contact-view'
import type { Locale } from '@/i18n/locales'
import { waitText } from '@/lib/core/wait-text'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { findSentDraft, type KeptDraft } from '@/lib/domains/contact/kept-draft'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/variants/contact'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await contactMetadata(await localeOf(params))), robots: { index: false } }
}

/** The contact form filled in: after a failed submission without script, or with a request that another page begins. */
export default async function ContactAgainPage({ params, searchParams }: Props) {
  await connection()
  const [locale, { draft: id }] = await Promise.all([localeOf(params), searchParams])
  const draft = typeof id === 'string' ? await findSentDraft(id) : undefined
  if (draft?.retryAfterSeconds !== undefined) answerTooManyTries(draft.retryAfterSeconds)
  return (
    <main id="main">
      <ContactView
        form={await loadContactForm(locale)}
        locale={locale}
        typed={draft?.values}
        notSent={draft?.code && (await reasonOf(draft, locale))}
      />
    </main>
  )
}

async function reasonOf({ retryAfterSeconds }: KeptDraft, locale: Locale): Promise<string> {
  const [t, tooManyTries] = await Promise.all([getTranslations('contact'), getTranslations('tooManyTries')])
  if (retryAfterSeconds === undefined) return t('failed')
  return tooManyTries('body', { wait: waitText(retryAfterSeconds, locale) })
}
