import type { Metadata } from 'next'
import { uidsToBuild } from '@/lib/content/pages/built-pages'
import { publishedPlaceOf } from '@/lib/content/published/place'
import { decodeSegment } from '@/lib/core/address-segment'
import { pagePath } from '@/lib/core/paths'
import { DocumentPage, documentMetadata } from '../_pages/document-page'

type Props = PageProps<'/[locale]/[uid]'>

/** The most important pages that no other route serves; all others are rendered on their first request. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const uids = await uidsToBuild('page', params.locale)
  return uids.filter((uid) => publishedPlaceOf(pagePath(uid)) !== undefined).map((uid) => ({ uid }))
}

const address = async ({ params }: Props) => {
  const { uid, locale } = await params
  return { type: 'page' as const, uid: decodeSegment(uid), locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return documentMetadata(await address(props))
}

export default async function ContentPage(props: Props) {
  return <DocumentPage {...await address(props)} />
}
