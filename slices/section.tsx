import type { ComponentType, ReactNode } from 'react'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { log } from '@/lib/core/server/log'
import { doors } from './index'
import type { SectionSource } from './section-list'
import { UnknownSection } from './unknown-section'

/** The door of the section's type, or the notice for a type that nobody knows (PB-025, PB-026). */
export function renderSection(source: SectionSource, context: SectionContext): ReactNode {
  const type = source.slice_type ?? undefined
  const Door = type === undefined ? undefined : doorOf(type)
  if (Door === undefined) {
    log.error({ section: context.anchor, type }, 'unknown section type')
    return <UnknownSection type={type} />
  }
  return <Door slice={{ items: [], ...source, primary: source.primary ?? {} }} context={context} />
}

/** Doors read leniently, so each takes whatever section a document holds under its type. */
function doorOf(type: string): ComponentType<SectionProps<unknown>> | undefined {
  return Object.hasOwn(doors, type) ? (doors as Record<string, ComponentType<SectionProps<unknown>>>)[type] : undefined
}
