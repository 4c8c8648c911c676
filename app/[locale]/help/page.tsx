import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { asText } from '@prismicio/client'
import { loadHelp } from '@/app/_help/load-help'
import { ContactPanel } from '@/components/contact/contact-panel'
import { QuestionIndex } from '@/components/contact/question-index'
import { languageAttributes } from '@/i18n/locales'
import { StructuredData } from '@/components/ui/structured-data'
import type { SectionSource } from '@/lib/content/section'
import { helpPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { faqStructuredData } from '@/lib/domains/contact/structured-data'
import { SectionList } from '@/slices/dispatcher/section-list'
import { RichText } from '@/slices/readers/rich-text'
import { ContentMain } from '../_pages/content-main'
import { errorMetadata } from '../_pages/error-document'
import { fixedPageMetadata } from '../_pages/fixed-page'
import { fixedRoutes } from '../_pages/fixed-routes'
import { AbsentPage } from '../_pages/absent-page'
import { webPageOf } from '../_pages/page-data'
import { localeOf } from '../_pages/locale-of'

type Props = PageProps<'/[locale]/help'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const help = await loadHelp(locale)
  if ('status' in help && help.status !== 404) return errorMetadata(help.status, locale)
  return fixedPageMetadata(fixedRoutes.help, params)
}

/**
 * The help page: the editors' sections, if any, the questions of the whole site as an index, and the contact panel
 * below.
 */
export default async function HelpPage({ params }: Props) {
  const [locale, draft] = await Promise.all([localeOf(params), draftMode()])
  const help = await loadHelp(locale)
  if ('status' in help) return <AbsentPage status={help.status} path={helpPath} locale={locale} />
  const { page, groups } = help.value
  const { before, after } = aroundQuestions(page.sections)
  const shared = { locale, isDraft: draft.isEnabled, documentId: page.id }
  return (
    <ContentMain hasGhostNavigation={page.hasGhostNavigation}>
      <div {...languageAttributes(page.language, locale)}>
        <SectionList {...shared} sections={before} title={{ text: page.heading, isHidden: page.hasGhostNavigation }} />
        {groups.length > 0 && (
          <QuestionIndex
            groups={groups.map(({ questions, ...group }) => ({
              ...group,
              questions: questions.map(({ question, answer }) => ({
                question,
                answer: <RichText field={answer} context={{ locale, siteUrl: env.SITE_URL }} topHeading={4} />,
              })),
            }))}
          />
        )}
        <SectionList {...shared} sections={after} firstPosition={before.length + 1} />
      </div>
      <ContactPanel locale={locale} />
      {groups.length > 0 && (
        <StructuredData
          things={[
            {
              ...webPageOf(page),
              ...faqStructuredData(
                groups.flatMap(({ questions }) =>
                  questions.map(({ question, answer }) => ({ question, answer: asText(answer) })),
                ),
              ),
            },
          ]}
        />
      )}
    </ContentMain>
  )
}

/**
 * Splits the page's sections around its first section of questions: the index, which contains them, takes that
 * position.
 */
function aroundQuestions(sections: readonly SectionSource[]) {
  const isQuestions = ({ slice_type: type }: SectionSource) => type === 'faq'
  const place = sections.findIndex(isQuestions)
  const from = place < 0 ? sections.length : place
  return { before: sections.slice(0, from), after: sections.slice(from).filter((each) => !isQuestions(each)) }
}
