import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { BuilderPage } from '@/lib/content/pages/builder-page'
import { StructuredData } from '@/components/ui/structured-data'
import { SectionList } from '@/slices/dispatcher/section-list'
import { ContentMain } from './content-main'
import type { FixedPage } from './fixed-page'
import { webPageOf } from './page-data'

type PageMainProps = {
  page: BuilderPage | FixedPage
  locale: Locale
  /** Query parameters; known only on pages rendered per request. */
  search?: Readonly<Record<string, string>>
  /** The time zone that the visitor has chosen; known only there, too. */
  visitorZone?: string
  /** Content that the route adds below the sections. */
  children?: ReactNode
}

/** The main part of a content page: its sections in order (PB-002, PB-003). */
export async function PageMain({ page, locale, search, visitorZone, children }: PageMainProps) {
  const { isEnabled: isDraft } = await draftMode()
  const { id, sections, language, hasGhostNavigation, heading } = page
  return (
    <>
      <ContentMain language={language} locale={locale} hasGhostNavigation={hasGhostNavigation}>
        <SectionList
          sections={sections}
          locale={locale}
          isDraft={isDraft}
          documentId={id}
          search={search}
          visitorZone={visitorZone}
          title={{ text: heading, isHidden: hasGhostNavigation }}
        />
        {children}
      </ContentMain>
      <StructuredData things={[webPageOf({ ...page, title: page.title ?? heading })]} />
    </>
  )
}
