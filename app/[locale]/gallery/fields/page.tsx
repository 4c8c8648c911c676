import type { Metadata } from 'next'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'
import { defaultLocale } from '@/i18n/locales'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { FieldStates } from '../_gallery/lazy'
import { PartLinks } from '../_gallery/parts/part-links'

type Props = PageProps<'/[locale]/gallery/fields'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if ((await params).locale !== defaultLocale) return errorMetadata(404, defaultLocale)
  return { title: 'fields', robots: { index: false, follow: false } }
}

/** Every field of forms in every state it can be in. */
export default async function FieldsPage({ params }: Props) {
  if ((await params).locale !== defaultLocale) return <ErrorDocument status={404} locale={defaultLocale} />
  return (
    <main id="main" className="container py-10">
      <h1 className="mb-10 text-head-large">fields</h1>
      <PartLinks shown="fields" />
      <div className="mt-10">
        <FieldStates errors={await fieldErrorTexts()} />
      </div>
    </main>
  )
}
