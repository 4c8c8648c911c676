import type { ReactNode } from 'react'
import { serviceOfSection } from '@/lib/content/section-services'
import type { SectionComponent, SectionContext, SectionSource } from '@/lib/content/section'
import { log } from '@/lib/core/server/log'
import { isOff } from '@/lib/core/server/off'
import { sectionComponents } from '@/slices/index'
import { UnknownSection } from './unknown-section'

/**
 * Renders a section by its type, or the notice for an unknown type (PB-025, PB-026); nothing if the site does without
 * the service that the section needs.
 */
export function renderSection(
  source: SectionSource,
  context: SectionContext,
  unknown: 'notice' | 'nothing' = 'notice',
): ReactNode {
  const type = source.slice_type ?? undefined
  const Section = type === undefined ? undefined : componentOf(type)
  if (Section === undefined) {
    log.error({ section: context.anchor, type }, 'unknown section type')
    return unknown === 'notice' ? <UnknownSection type={type} /> : null
  }
  if (needsServiceOff(type)) return null
  return <Section slice={{ items: [], ...source, primary: source.primary ?? {} }} context={context} />
}

const componentsByName: Readonly<Record<string, SectionComponent | undefined>> = sectionComponents

const componentOf = (type: string) => (Object.hasOwn(sectionComponents, type) ? componentsByName[type] : undefined)

/** Whether a section type is known. */
export const isKnownType = (type: string) => componentOf(type) !== undefined

function needsServiceOff(type = ''): boolean {
  const service = serviceOfSection(type)
  return service !== undefined && isOff(service)
}
