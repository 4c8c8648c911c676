import type { Metadata } from 'next'
import { listUids } from '@/lib/content/pages/pages'
import { publishedPlaceOf } from '@/lib/content/published/place'
import { decodeSegment } from '@/lib/core/address-segment'
import { pagePath } from '@/lib/core/paths'
import { DocumentPage, documentMetadata } from '../_pages/document-page'

type Props = PageProps<'/[locale]/[uid]'>

/** Pages known at build time that no other route serves; all others are rendered on their first request. */
export async function generateStaticParams() {
  const uids = await listUids('page')
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
