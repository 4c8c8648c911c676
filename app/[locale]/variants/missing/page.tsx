import type { Metadata } from 'next'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/variants/missing'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return errorMetadata(404, await localeOf(params))
}

/** The page for addresses that the proxy knows to be missing: cached, unlike other error documents (docs/decisions/032). */
export default async function NowherePage({ params }: Props) {
  return <ErrorDocument status={404} locale={await localeOf(params)} />
}
