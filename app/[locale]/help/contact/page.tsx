import type { Metadata } from 'next'
import { ContactView } from '@/components/contact/contact-view'
import { contactFormIn } from '@/app/_help/contact-form-in'
import { contactMetadata } from '@/app/_help/contact-metadata'
import { knownLocale } from '@/i18n/locales'

type Props = PageProps<'/[locale]/help/contact'>

const localeOf = async ({ params }: Props) => {
  const { locale } = await params
  return knownLocale(locale)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return contactMetadata(await localeOf(props))
}

/** The contact form as a page, for who has no script, and for links. */
export default async function ContactPage(props: Props) {
  const locale = await localeOf(props)
  return (
    <main id="main">
      <ContactView form={await contactFormIn(locale)} locale={locale} />
    </main>
  )
}
