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
import { isSwitchedOn } from '../published/shown-entry'

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
 * The questions of all FAQ sections of the site in a language, each once: in the groups of the help page, which editors chose,
 * and those of other pages in one group without a title after them. Within a group the questions on most pages come first.
 * Without groups of the help page's own, those of the other pages keep their titles.
 *
 * @throws UpstreamError in an outage
 */
export async function listQuestions(locale: Locale): Promise<QuestionGroup[]> {
  await tagPage(TYPES.map(typeTag))
  const { isEnabled: isDraft } = await draftMode()
  const documents = isDraft ? await listInDrafts(locale) : await listPublished(locale)
  const first = documents.filter(({ uid }) => uid === HELP_UID)
  const others = documents.filter(({ uid }) => uid !== HELP_UID)
  return groupQuestions(first, others)
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

type Source = Pick<Document, 'data'>

/** @param chosen documents whose groups these are; a section of another one with the title of such a group is part of it */
export function groupQuestions(chosen: readonly Source[], others: readonly Source[] = []): QuestionGroup[] {
  const own = chosen.flatMap(questionsOf)
  const titles = new Set(own.map(({ title }) => title))
  const more = others
    .flatMap(questionsOf)
    .map((entry) => (own.length === 0 || titles.has(entry.title) ? entry : withoutTitle(entry)))
  const entries = [...own, ...more]
  const byQuestion = Map.groupBy(entries, ({ question }) => question)
  const firsts = [...byQuestion.values()].flatMap(([first, ...again]) =>
    first === undefined ? [] : [{ ...first, times: 1 + again.length }],
  )
  return [...Map.groupBy(firsts, ({ title }) => title)].map(([title, found]) => ({
    title,
    anchor: found[0]?.anchor,
    questions: found
      .map(({ question, answer, times }) => ({ question, answer, times }))
      .toSorted((one, other) => other.times - one.times),
  }))
}

const withoutTitle = <Entry extends { title: string; anchor: string | undefined }>(entry: Entry): Entry => ({
  ...entry,
  title: '',
  anchor: undefined,
})

const questionsOf = ({ data }: Source) => questionsIn(sectionsOf(data, layoutOf(data.layout_name)))

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
