import type { Metadata } from 'next'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/variants/missing'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return errorMetadata(404, await localeOf(params))
}

/** Every address of which the proxy knows that nothing is there: kept, unlike other documents of errors (docs/decisions/032). */
export default async function NowherePage({ params }: Props) {
  return <ErrorDocument status={404} locale={await localeOf(params)} />
}
