import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { pagePath } from '@/lib/core/paths'
import { DocumentFindings } from './document-findings'
import { loadFixedPage } from './fixed-page'
import type { FixedRoute } from './fixed-routes'
import { localeOf } from './locale-of'
import { AbsentPage } from './absent-page'
import { PageMain } from './page-main'

type FixedDocumentProps = {
  route: FixedRoute
  params: Promise<{ locale: string }>
  /** Query parameters; known only on pages rendered per request. */
  search?: Readonly<Record<string, string>>
  /** The time zone that the visitor has chosen; known only there, too. */
  visitorZone?: string
  /** Content that the route adds below the sections. */
  children?: ReactNode
}

/** A page at a fixed address, or the error document in its place. */
export async function FixedDocument({ route, params, search, visitorZone, children }: FixedDocumentProps) {
  const [locale, draft] = await Promise.all([localeOf(params), draftMode()])
  const page = await loadFixedPage(route, locale)
  if ('status' in page) return <AbsentPage status={page.status} path={pagePath(route.uid)} locale={locale} />
  const isWritten = page.value.id !== undefined
  return (
    <PageMain page={page.value} locale={locale} search={search} visitorZone={visitorZone}>
      {children}
      {draft.isEnabled && isWritten && <DocumentFindings type="page" uid={route.uid} locale={locale} />}
    </PageMain>
  )
}
