import type { Metadata } from 'next'
import { knownLocale } from '@/i18n/locales'
import { decodeSegment } from '@/lib/core/address-segment'
import { errorMetadata } from '../_pages/error-document'
import { MissingPage } from '../_pages/missing-page'

/** None at the build: an address that nobody knows has no page to prepare. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[...rest]'>

const localeOf = async ({ params }: Props) => {
  const { locale } = await params
  return knownLocale(locale)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return errorMetadata(404, await localeOf(props))
}

/** Every address that no route knows. */
export default async function UnknownPage(props: Props) {
  const { rest } = await props.params
  return <MissingPage path={`/${rest.map(decodeSegment).join('/')}`} locale={await localeOf(props)} />
}
