import type { Metadata } from 'next'
import { knownLocale } from '@/i18n/locales'
import { decodeSegment } from '@/lib/core/address-segment'
import { absentMetadata, MissingPage } from '../_pages/missing-page'

/** None at the build: an address that nobody knows has no page to prepare. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[...rest]'>

const localeOf = async ({ params }: Props) => {
  const { locale } = await params
  return knownLocale(locale)
}

const pathOf = async ({ params }: Props) => `/${(await params).rest.map(decodeSegment).join('/')}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  return absentMetadata(404, await pathOf(props), await localeOf(props))
}

/** Every address that no route knows. */
export default async function UnknownPage(props: Props) {
  return <MissingPage path={await pathOf(props)} locale={await localeOf(props)} />
}
