import type { Metadata } from 'next'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/variants/gone'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return errorMetadata(410, await localeOf(params))
}

/** The page for addresses that editors have marked as permanently gone (410). */
export default async function GonePage({ params }: Props) {
  return <ErrorDocument status={410} locale={await localeOf(params)} />
}
