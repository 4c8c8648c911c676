import type { Metadata } from 'next'
import { decodeSegment } from '@/lib/core/address-segment'
import { AbsentPage, absentMetadata } from '../_pages/absent-page'
import { localeOf } from '../_pages/locale-of'

/** No page is prerendered: these addresses are unknown at build time. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/[...rest]'>

const pathOf = async ({ params }: Props) => `/${(await params).rest.map(decodeSegment).join('/')}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  return absentMetadata(404, await pathOf(props), await localeOf(props.params))
}

/** The page for every address that no route matches. */
export default async function UnknownPage(props: Props) {
  return <AbsentPage status={404} path={await pathOf(props)} locale={await localeOf(props.params)} />
}
