import type { Metadata } from 'next'
import { listUids } from '@/lib/content/pages'
import { academyUid } from '@/lib/core/paths'
import { DocumentPage, documentMetadata } from '../../_pages/document-page'

type Props = PageProps<'/[locale]/academy/[...path]'>

export async function generateStaticParams() {
  const uids = await listUids('academy_page')
  return uids.map((uid) => ({ path: uid.split('-') }))
}

const address = async ({ params }: Props) => {
  const { path, locale } = await params
  return { type: 'academy_page' as const, uid: academyUid(path), locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return documentMetadata(await address(props))
}

export default async function AcademyPage(props: Props) {
  return <DocumentPage {...await address(props)} />
}
