import 'server-only'
import { type Locale, contentLocaleOf } from '@/i18n/locales'
import { isFlagOn } from '@/lib/core/flags'
import { env } from '@/lib/core/server/env'
import type { AcademyPageDocument, PageDocument } from '@/prismicio-types'
import { tagPage, typeTag } from '../api/cache-tags'
import { rich, rows, text, type RichText } from '../fields/fields'
import { layoutOf, sectionsOf } from '../pages/layout'
import { listShown } from '../pages/pages'

/** A question of an FAQ section. */
export type Question = {
  question: string
  answer: RichText
  /** Number of pages with the question. */
  times: number
}

/** Questions under the title of their section; `anchor` is the one that editors chose. */
export type QuestionGroup = { title: string; anchor: string | undefined; questions: Question[] }

/** The page whose questions come first. */
const HELP_UID = 'help'

/**
 * The questions of all FAQ sections of the site in a language: the help page's groups first, and within a group the
 * questions on most pages first. A question is listed once, under the title where it was found first.
 *
 * @throws UpstreamError in an outage
 */
export async function listQuestions(locale: Locale): Promise<QuestionGroup[]> {
  await tagPage([typeTag('page'), typeTag('academy_page')])
  const [pages, academy] = await Promise.all([listShown('page'), listShown('academy_page')])
  const documents = [...pages, ...academy].filter((each) => each.lang === contentLocaleOf(locale) && isSwitchedOn(each))
  const first = documents.filter(({ uid }) => uid === HELP_UID)
  const others = documents.filter(({ uid }) => uid !== HELP_UID)
  return groupQuestions([...first, ...others])
}

type Document = PageDocument | AcademyPageDocument

function isSwitchedOn({ data }: Document): boolean {
  const flag = text(data.feature_flag)
  return flag === undefined || isFlagOn(flag, env.FEATURE_FLAGS)
}

/** @param documents in order of precedence */
export function groupQuestions(documents: readonly Pick<Document, 'data'>[]): QuestionGroup[] {
  const entries = documents.flatMap(entriesOf)
  const alike = Map.groupBy(entries, ({ question }) => question)
  const firsts = [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, times: 1 + others.length }],
  )
  return [...Map.groupBy(firsts, ({ title }) => title)].map(([title, found]) => ({
    title,
    anchor: found[0]?.anchor,
    questions: found
      .map(({ question, answer, times }) => ({ question, answer, times }))
      .toSorted((one, other) => other.times - one.times),
  }))
}

/** Every question with an answer in a document, with its section's title and anchor. */
function entriesOf({ data }: Pick<Document, 'data'>) {
  return sectionsOf(data, layoutOf(data.layout_name)).flatMap((section) => {
    if (section.slice_type !== 'faq') return []
    const title = text(section.primary.title) ?? ''
    const { anchor_hash: anchor }: Record<string, unknown> = section.primary
    return rows(section.items).flatMap((item) => {
      const [question, answer] = [text(item.question), rich(item.answer)]
      return question && answer ? [{ title, anchor: text(anchor), question, answer }] : []
    })
  })
}
