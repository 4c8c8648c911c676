import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { isLocale, knownLocale, languageIn } from '@/i18n/locales'
import { settleReading, type Loaded } from '@/lib/content/api/settle-reading'
import { getBuilderPage, type BuilderPage, type BuilderPageType } from '@/lib/content/pages/builder-page'
import { documentPath } from '@/lib/content/fields/links'
import { homePath } from '@/lib/core/paths'
import { DocumentFindings } from './document-findings'
import { AbsentPage, absentMetadata } from './absent-page'
import { PageMain } from './page-main'
import { pageMetadata } from './page-metadata'

type Address = { type: BuilderPageType; uid: string; locale: string }

const pathOf = ({ type, uid }: Pick<Address, 'type' | 'uid'>) => documentPath({ type, uid }) ?? homePath

/** Loads a document, once per rendered page. */
export const loadDocument = cache(
  async (type: BuilderPageType, uid: string, segment: string): Promise<Loaded<BuilderPage>> => {
    const locale = languageIn(segment)
    return isLocale(locale) ? settleReading(getBuilderPage(type, uid, locale)) : { status: 404 }
  },
)

/** Head of a content page, or of its error document. */
export async function documentMetadata({ type, uid, locale }: Address): Promise<Metadata> {
  const page = await loadDocument(type, uid, locale)
  return 'status' in page
    ? absentMetadata(page.status, pathOf({ type, uid }), knownLocale(locale))
    : pageMetadata(page.value, knownLocale(locale))
}

/** A content page, or its error document. */
export async function DocumentPage({ type, uid, locale: segment }: Address) {
  const [page, draft] = await Promise.all([loadDocument(type, uid, segment), draftMode()])
  const locale = knownLocale(segment)
  if ('status' in page) return <AbsentPage status={page.status} path={pathOf({ type, uid })} locale={locale} />
  return (
    <PageMain page={page.value} locale={locale}>
      {draft.isEnabled && <DocumentFindings type={type} uid={uid} locale={locale} />}
    </PageMain>
  )
}
