import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { asText } from '@prismicio/client'
import { loadHelp } from '@/app/_help/load-help'
import { ContactPanel } from '@/components/contact/contact-panel'
import { QuestionIndex } from '@/components/contact/question-index'
import { helpPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { faqStructuredData } from '@/lib/domains/contact/structured-data'
import { SectionList } from '@/slices/dispatcher/section-list'
import { RichText } from '@/slices/readers/rich-text'
import { ErrorDocument } from '../_pages/error-document'
import { absentMetadata, MissingPage } from '../_pages/missing-page'
import { pageMetadata } from '../_pages/page-metadata'
import { StructuredData } from '../_pages/structured-data'
import { localeOf } from '../_pages/locale-of'

type Props = PageProps<'/[locale]/help'>

const read = async ({ params }: Props) => {
  const locale = await localeOf(params)
  return { help: await loadHelp(locale), locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { help, locale } = await read(props)
  return 'status' in help ? absentMetadata(help.status, helpPath, locale) : pageMetadata(help.value.page, locale)
}

/** The help page: what editors put there, the questions of the whole site as one index, and the way to people below. */
export default async function HelpPage(props: Props) {
  const [{ help, locale }, draft] = await Promise.all([read(props), draftMode()])
  if ('status' in help) {
    return help.status === 404 ? (
      <MissingPage path={helpPath} locale={locale} />
    ) : (
      <ErrorDocument status={help.status} locale={locale} />
    )
  }
  const { page, groups } = help.value
  const { before, after } = aroundQuestions(page.sections)
  const shared = { locale, isDraft: draft.isEnabled, documentId: page.id }
  return (
    <main id="main" data-ghost-navigation={page.hasGhostNavigation ? '' : undefined}>
      <div lang={page.language === locale ? undefined : page.language}>
        <SectionList {...shared} sections={before} title={{ text: page.heading, isHidden: page.hasGhostNavigation }} />
        <QuestionIndex
          groups={groups.map(({ questions, ...group }) => ({
            ...group,
            questions: questions.map(({ question, answer }) => ({
              question,
              answer: <RichText field={answer} context={{ locale, siteUrl: env.SITE_URL }} topHeading={4} />,
            })),
          }))}
        />
        <SectionList {...shared} sections={after} firstPosition={before.length + 1} />
      </div>
      <ContactPanel locale={locale} />
      <StructuredData
        data={faqStructuredData(
          groups.flatMap(({ questions }) =>
            questions.map(({ question, answer }) => ({ question, answer: asText(answer) })),
          ),
        )}
      />
    </main>
  )
}

/** Its own questions are in the index, which stands where the first of them would. */
function aroundQuestions<Section extends { slice_type: string }>(sections: readonly Section[]) {
  const isQuestions = ({ slice_type: type }: Section) => type === 'faq'
  const place = sections.findIndex(isQuestions)
  const from = place < 0 ? sections.length : place
  return { before: sections.slice(0, from), after: sections.slice(from).filter((each) => !isQuestions(each)) }
}
