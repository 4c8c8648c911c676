import type { Metadata } from 'next'
import { DocumentPage, documentMetadata } from './_pages/document-page'

type Props = PageProps<'/[locale]'>

const address = async ({ params }: Props) => ({ type: 'page' as const, uid: 'home', locale: (await params).locale })

export async function generateMetadata(props: Props): Promise<Metadata> {
  return documentMetadata(await address(props))
}

export default async function HomePage(props: Props) {
  return <DocumentPage {...await address(props)} />
}
