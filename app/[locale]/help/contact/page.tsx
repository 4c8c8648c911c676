import type { Metadata } from 'next'
import { ContactView } from '@/components/contact/contact-view'
import { StructuredData } from '@/components/ui/structured-data'
import { loadContactForm } from '@/app/_help/load-contact-form'
import { contactMetadata, contactSummary } from '@/app/_help/contact-metadata'
import { localeOf } from '../../_pages/locale-of'
import { webPageOf } from '../../_pages/page-data'

type Props = PageProps<'/[locale]/help/contact'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  return contactMetadata(await localeOf(props.params))
}

/** The contact form as a page of its own, for visitors without script, and for links. */
export default async function ContactPage(props: Props) {
  const locale = await localeOf(props.params)
  return (
    <main id="main">
      <ContactView form={await loadContactForm(locale)} locale={locale} />
      <StructuredData things={[{ ...webPageOf(await contactSummary(locale)), '@type': 'ContactPage' }]} />
    </main>
  )
}
