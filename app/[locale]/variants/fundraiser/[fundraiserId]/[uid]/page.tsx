import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { decodeSegment } from '@/lib/core/address-segment'
import { DocumentPage } from '../../../../_pages/document-page'
import { findShared, sharedMetadata } from './shared-page'

type Props = PageProps<'/[locale]/variants/fundraiser/[fundraiserId]/[uid]'>

/** No page is prerendered; each is rendered on its first request. */
export function generateStaticParams() {
  return []
}

const read = async ({ params }: Props) => {
  const { locale, uid, fundraiserId } = await params
  return { locale, uid: decodeSegment(uid), fundraiserId: decodeSegment(fundraiserId) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, uid, fundraiserId } = await read(props)
  return sharedMetadata(uid, locale, fundraiserId)
}

/** A page like the public one, except that its head names the fundraising page that the link shows (docs/decisions/029). */
export default async function SharedPage(props: Props) {
  const { locale, uid, fundraiserId } = await read(props)
  const shared = await findShared(uid, locale, fundraiserId)
  if (shared === 'missing') redirect(localizedPath(`/${encodeURIComponent(uid)}`, knownLocale(locale)))
  return <DocumentPage type="page" uid={uid} locale={locale} />
}
