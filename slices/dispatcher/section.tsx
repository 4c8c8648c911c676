import type { ReactNode } from 'react'
import type { Door, SectionContext, SectionSource } from '@/lib/content/section'
import { log } from '@/lib/core/server/log'
import { doors } from '@/slices/index'
import { UnknownSection } from './unknown-section'

/** Renders a section by its type, or the notice for an unknown type (PB-025, PB-026). */
export function renderSection(
  source: SectionSource,
  context: SectionContext,
  unknown: 'notice' | 'nothing' = 'notice',
): ReactNode {
  const type = source.slice_type ?? undefined
  const SectionDoor = type === undefined ? undefined : doorOf(type)
  if (SectionDoor === undefined) {
    log.error({ section: context.anchor, type }, 'unknown section type')
    return unknown === 'notice' ? <UnknownSection type={type} /> : null
  }
  return <SectionDoor slice={{ items: [], ...source, primary: source.primary ?? {} }} context={context} />
}

const doorsByName: Readonly<Record<string, Door | undefined>> = doors

const doorOf = (type: string) => (Object.hasOwn(doors, type) ? doorsByName[type] : undefined)

/** Whether a section type is known. */
export const isKnownType = (type: string) => doorOf(type) !== undefined
