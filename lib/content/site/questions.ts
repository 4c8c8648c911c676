import 'server-only'
import { draftMode } from 'next/headers'
import { type Locale, contentLocaleOf } from '@/i18n/locales'
import { isFlagOn } from '@/lib/core/flags'
import { featureFlags } from '@/lib/core/server/switches'
import type { AcademyPageDocument, AllDocumentTypes, FaqSlice, PageDocument } from '@/prismicio-types'
import { tagPage, typeTag } from '../api/cache-tags'
import { rich, rows, text, type RichText } from '../fields/fields'
import { layoutOf, sectionsOf } from '../pages/layout'
import { listShown, readShown } from '../pages/pages'
import type { SectionSource } from '../section'
import { publishedIndex } from '../published/published'
import { isSwitchedOn } from '../published/published-index'

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
  await tagPage(TYPES.map(typeTag))
  const { isEnabled: isDraft } = await draftMode()
  const documents = isDraft ? await listInDrafts(locale) : await listPublished(locale)
  const first = documents.filter(({ uid }) => uid === HELP_UID)
  const others = documents.filter(({ uid }) => uid !== HELP_UID)
  return groupQuestions([...first, ...others])
}

const TYPES = ['page', 'academy_page'] as const

type Document = PageDocument | AcademyPageDocument

/** Reads only documents that have questions, by the index of what is published. */
async function listPublished(locale: Locale): Promise<Document[]> {
  const index = await publishedIndex()
  const entries = TYPES.flatMap((type) => index.entriesOf(type)).filter(
    (each) => each.lang === contentLocaleOf(locale) && each.inside?.hasQuestions === true && isSwitchedOn(each),
  )
  return readShown(entries.map(({ id }) => id)).then((read) => read.filter(isOfTypes))
}

async function listInDrafts(locale: Locale): Promise<Document[]> {
  const [pages, academy] = await Promise.all([listShown('page'), listShown('academy_page')])
  return [...pages, ...academy].filter((each) => each.lang === contentLocaleOf(locale) && isShown(each))
}

const isOfTypes = (document: AllDocumentTypes): document is Document =>
  document.type === 'page' || document.type === 'academy_page'

function isShown({ data }: Document): boolean {
  const flag = text(data.feature_flag)
  return flag === undefined || isFlagOn(flag, featureFlags())
}

/** @param documents in order of precedence */
export function groupQuestions(documents: readonly Pick<Document, 'data'>[]): QuestionGroup[] {
  const entries = documents.flatMap(({ data }) => questionsIn(sectionsOf(data, layoutOf(data.layout_name))))
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

/** Every question with an answer in the FAQ sections among these, with its section's title and anchor. */
export function questionsIn(sections: readonly SectionSource[]) {
  return sections.flatMap((section) => {
    if (!isFaq(section)) return []
    const { title: heading, anchor_hash: anchor }: Record<string, unknown> = section.primary
    const title = text(heading) ?? ''
    return rows(section.items).flatMap((item) => {
      const [question, answer] = [text(item.question), rich(item.answer)]
      return question && answer ? [{ title, anchor: text(anchor), question, answer }] : []
    })
  })
}

const isFaq = (section: SectionSource): section is FaqSlice =>
  section.slice_type === 'faq' && section.primary !== undefined
