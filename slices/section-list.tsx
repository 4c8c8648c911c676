import type { ReactNode } from 'react'
import { SectionBoundary } from '@/components/ui/section-boundary'
import type { Locale } from '@/i18n/locales'
import { text } from '@/lib/content/fields'
import type { SectionCampaign, SectionContext, ZigZag } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { isEmptyTree, resolveTree } from './resolve-tree'
import { renderSection } from './section'
import { zigZag } from './zig-zag'

/** A section as a document holds it. Nothing about it is sure: documents may be older than the models. */
export type SectionSource = { slice_type?: string | null; primary?: Record<string, unknown> }

type SectionListProps = {
  sections: readonly SectionSource[]
  locale: Locale
  isDraft: boolean
  /** What stands for a section of unknown type: the notice, or nothing where the page has content of its own (PB-027). */
  unknown?: 'notice' | 'nothing'
  /** Place of the first one in its page; a list that is only part of a page starts later. */
  firstPosition?: number
  campaign?: SectionCampaign
}

/** The sections of a document in their order, each isolated from the failures of the others (PB-003, PB-020, PB-022). */
export async function SectionList(props: SectionListProps) {
  const { sections, locale, isDraft, unknown = 'notice', firstPosition = 1, campaign } = props
  const anchorAt = (index: number) => `${typeOf(sections[index])}-${index + firstPosition}`
  const contextAt = (index: number, layout: ZigZag): SectionContext => ({
    locale,
    siteUrl: env.SITE_URL,
    position: index + firstPosition,
    anchor: anchorAt(index),
    layout,
    isDraft,
    campaign,
  })
  const presumed = layoutsOf(sections, () => true)
  const first = await Promise.all(sections.map((each, index) => render(each, contextAt(index, presumed[index] ?? 'FIRST'), unknown)))
  // Which sections show nothing is known only now: those whose layout that changes are drawn once more.
  const layouts = layoutsOf(sections, (index) => !isEmptyTree(first[index]))
  const trees = await Promise.all(
    sections.map(async (each, index) => {
      const layout = layouts[index]
      if (layout === undefined || layout === presumed[index]) return first[index]
      return render(each, contextAt(index, layout), unknown)
    }),
  )
  return trees.map((tree, index) => (
    <Section key={index} anchor={anchorAt(index)} hash={hashOf(sections[index])}>
      {tree}
    </Section>
  ))
}

type SectionElementProps = { anchor: string; hash: string | undefined; children: ReactNode }

/** The section's place in the page: its anchors (PB-024), also when it shows nothing. */
function Section({ anchor, hash, children }: SectionElementProps) {
  if (isEmptyTree(children)) return <div id={anchor} />
  return (
    <div id={anchor} className="section">
      {hash !== undefined && hash !== anchor && <div id={hash} />}
      <SectionBoundary name={anchor}>{children}</SectionBoundary>
    </div>
  )
}

/** A section's tree with every server component run, or nothing where one of them throws. */
async function render(source: SectionSource, context: SectionContext, unknown: 'notice' | 'nothing') {
  try {
    return await resolveTree(renderSection(source, context, unknown))
  } catch (error) {
    log.error({ err: error, section: context.anchor }, 'section failed and is hidden')
    return null
  }
}

function layoutsOf(sections: readonly SectionSource[], shows: (index: number) => boolean): (ZigZag | undefined)[] {
  const shown = sections.map((_, index) => index).filter(shows)
  const layouts = zigZag(shown.map((index) => typeOf(sections[index])))
  return sections.map((_, index) => layouts[shown.indexOf(index)])
}

const typeOf = (section: SectionSource | undefined) => section?.slice_type ?? 'unknown'

const hashOf = (section: SectionSource | undefined) =>
  text(section?.primary?.anchor_hash) ?? text(section?.primary?.anchorHash)
