import { Fragment, type ReactNode } from 'react'
import { fitHeadline } from '@/components/ui/fit-headline'
import { FailedSection } from './failed-section'
import { FindingsPanel } from './findings-panel'
import { SectionBoundary } from '@/components/ui/section-boundary'
import { StructuredData } from '@/components/ui/structured-data'
import type { Locale } from '@/i18n/locales'
import { text } from '@/lib/content/fields/fields'
import { withFirstImpressions } from '@/lib/content/fields/first-impressions'
import { sectionFindings } from '@/lib/content/findings/section-findings'
import type { SectionCampaign, SectionContext, SectionSource } from '@/lib/content/section'
import { questionsIn } from '@/lib/content/site/questions'
import { UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { faqStructuredData } from '@/lib/domains/contact/structured-data'
import { type Anchors, anchorsOf, typeOf } from './anchors'
import { drawWithin } from './draw-within'
import { sectionModels } from './section-models'
import { titlePlace, withOneTitle } from './page-title'
import { fieldAtFault, newTries, type Tries } from './field-at-fault'
import { isEmptyTree, resolveTree } from './resolve-tree'
import { renderSection } from './section'
import { type ZigZag, zigZag } from './zig-zag'

type SectionListProps = {
  /** Undefined for a malformed section. */
  sections: readonly (SectionSource | undefined)[]
  locale: Locale
  isDraft: boolean
  /** Shown for a section of unknown type: the notice, or nothing if the page has content of its own (PB-027). */
  unknown?: 'notice' | 'nothing'
  /** Position of the first section in its page; greater than 1 if the list is only part of a page. */
  firstPosition?: number
  campaign?: SectionCampaign
  /** The document that the sections are part of; in the simulator and the gallery there is none. */
  documentId?: string
  search?: SectionContext['search']
  visitorZone?: SectionContext['visitorZone']
  /** The page's title, used if no section renders one. */
  title?: PageTitle
  /** For sections that anyone may have written: a size limit, and what is shown for the rest. */
  within?: { size: number; rest: ReactNode }
}

/** A page's title; `isHidden` means for screen readers and search engines only. */
type PageTitle = { text: string; isHidden: boolean }

/** The sections of a document in their order, each isolated from the failures of the others (PB-003, PB-020, PB-022). */
export async function SectionList(props: SectionListProps) {
  const {
    sections,
    locale,
    isDraft,
    unknown = 'notice',
    firstPosition = 1,
    campaign,
    documentId,
    search,
    visitorZone,
    title,
    within,
  } = props
  const anchors = anchorsOf(sections, firstPosition)
  const common = { locale, siteUrl: env.SITE_URL, isDraft, documentId, campaign, search, visitorZone }
  const contextAt = (index: number): SectionContext => ({
    ...common,
    position: index + firstPosition,
    anchor: anchors[index]?.place ?? '',
  })
  const tries = newTries()
  const [lead] = sections
  // The simulator's sections are anybody's, and no address of theirs is asked for.
  const isOfDocument = documentId !== undefined && firstPosition === 1
  const drawnLead = lead && isOfDocument ? await withFirstImpressions(lead) : lead
  const draws = sections.map(
    (each, index) => () => render(index === 0 ? drawnLead : each, contextAt(index), { unknown, tries }),
  )
  const { trees: drawn, isCut } = within
    ? await drawWithin(within.size, draws)
    : { trees: await Promise.all(draws.map((draw) => draw())), isCut: false }
  const panels = isDraft ? await Promise.all(sections.map((each, index) => panel(each, index + firstPosition))) : []
  const trees = withOneTitle(drawn, firstPosition === 1)
  const layouts = layoutsOf(sections, trees)
  const place = titlePlace(trees, (index) => typeOf(sections[index]))
  const heading = title && place && <Title text={title.text} isHidden={title.isHidden || place.isHidden} />
  if (trees.length === 0) return heading
  const list = anchors.map((each, index) => (
    <Section
      key={index}
      anchors={each}
      layout={layouts.get(index)}
      title={place?.index === index && heading}
      findings={panels[index]}
    >
      {trees[index]}
    </Section>
  ))
  const shown = sections.filter((each, index) => each !== undefined && !isEmptyTree(trees[index]))
  const rest = isCut ? within?.rest : documentId !== undefined && <Questions sections={shown} />
  return rest ? [...list, <Fragment key="rest">{rest}</Fragment>] : list
}

type SectionElementProps = {
  anchors: Anchors
  /** The layout, used only in CSS (`zig-left:`, `zig-right:`), so that a section is rendered once. */
  layout: ZigZag | undefined
  /** The page's title, shown before the section. */
  title: ReactNode
  /** Warnings for its editor. */
  findings: ReactNode
  children: ReactNode
}

/** A section's wrapper with its anchors (PB-024), present even if it shows nothing. */
function Section({ anchors: { place, names }, layout, title, findings, children }: SectionElementProps) {
  if (isEmptyTree(children) && !title && !findings) return <div id={place} />
  return (
    <div id={place} className="section" data-layout={layout}>
      {title}
      {names.map((name) => (
        <div key={name} id={name} />
      ))}
      <SectionBoundary name={place}>{children}</SectionBoundary>
      {findings}
    </div>
  )
}

function Title({ text: words, isHidden }: PageTitle) {
  return (
    <h1 className={isHidden ? 'sr-only' : 'container pt-16 text-head-xl md:pt-20'} style={fitHeadline(words)}>
      {words}
    </h1>
  )
}

type Rendering = { unknown: 'notice' | 'nothing'; tries: Tries }

/** Resolves a section's tree, with every server component run; nothing if one of them throws. */
async function render(source: SectionSource | undefined, context: SectionContext, { unknown, tries }: Rendering) {
  if (source === undefined) {
    log.error({ section: context.anchor }, 'section is malformed and hidden')
    return context.isDraft ? resolveTree(<FailedSection problem="malformed" />) : null
  }
  try {
    return await resolveTree(renderSection(source, context, unknown))
  } catch (error) {
    log.error({ err: error, section: context.anchor }, 'section failed and is hidden')
    if (error instanceof UpstreamError) await notePlaceholder(error)
    if (!context.isDraft) return null
    const field = await fieldAtFault(source, context, error, tries)
    return resolveTree(<FailedSection problem={field === undefined ? 'failed' : 'failedField'} field={field} />)
  }
}

const panel = async (source: SectionSource | undefined, position: number) =>
  source && resolveTree(<FindingsPanel findings={sectionFindings(source, position, sectionModels())} />)

/** The layout of each section that shows something, by its index. */
function layoutsOf(sections: SectionListProps['sections'], trees: readonly ReactNode[]): Map<number, ZigZag> {
  const shown = sections.map((_, index) => index).filter((index) => !isEmptyTree(trees[index]))
  const layouts = zigZag(shown.map((index) => typeOf(sections[index])))
  return new Map(layouts.flatMap((layout, place) => [[shown[place] ?? 0, layout]]))
}

/** All questions on the page for search engines, which take them once a page. */
function Questions({ sections }: { sections: SectionListProps['sections'] }) {
  const questions = questionsIn(sections.filter((each) => each !== undefined))
  if (questions.length === 0) return null
  const asked = questions.map(({ question, answer }) => ({ question, answer: text(answer) ?? '' }))
  return <StructuredData things={[faqStructuredData(asked)]} />
}
