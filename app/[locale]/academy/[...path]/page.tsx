import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { isLocale, languageIn } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { uidsToBuild } from '@/lib/content/pages/built-pages'
import { academyPath, academyUid } from '@/lib/core/paths'
import { DocumentPage, documentMetadata } from '../../_pages/document-page'

type Props = PageProps<'/[locale]/academy/[...path]'>

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const uids = await uidsToBuild('academy_page', params.locale)
  return uids.map((uid) => ({ path: uid.split('-') }))
}

const documentOf = async ({ params }: Props) => {
  const { path, locale } = await params
  return { type: 'academy_page' as const, uid: academyUid(path), locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return documentMetadata(await documentOf(props))
}

/**
 * An academy page. An address with the dashes of its uid redirects to the one with slashes (contracts.md, "Content").
 */
export default async function AcademyPage(props: Props) {
  const { uid, locale } = await documentOf(props)
  const { path } = await props.params
  const language = languageIn(locale)
  if (path.some((segment) => segment.includes('-')) && isLocale(language)) {
    permanentRedirect(localizedPath(academyPath(uid), language))
  }
  return <DocumentPage {...await documentOf(props)} />
}
