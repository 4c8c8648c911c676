import { fieldName } from '@/lib/content/findings/field-tree'
import type { SectionContext, SectionSource } from '@/lib/content/section'
import { UpstreamError } from '@/lib/core/errors'
import { resolveTree } from './resolve-tree'
import { renderSection } from './section'
import { sectionModels } from './section-models'

/** How often sections of a page may still be re-rendered in search of a field; sections have 40 fields at most. */
export type Tries = { left: number }

export const newTries = (): Tries => ({ left: 60 })

/**
 * The name of the field that makes a section fail, for its editor: without it the section renders. Undefined if no
 * single field is at fault.
 *
 * @param error that the section failed with; an error of a service is no field's fault
 * @param tries left for the page; used up here
 */
export async function fieldAtFault(
  source: SectionSource & { items?: unknown },
  context: SectionContext,
  error: unknown,
  tries: Tries,
): Promise<string | undefined> {
  if (error instanceof UpstreamError) return undefined
  const { slice_type, primary = {}, items } = source
  const labelOf = (id: string) => sectionModels().labelOf(slice_type ?? '', id)
  for (const key of Object.keys(primary)) {
    if ((tries.left -= 1) < 0) return undefined
    const { [key]: _left, ...others } = primary
    if (await isDrawn({ ...source, primary: others }, context)) return fieldName([key], labelOf)
  }
  return items !== undefined && (await isDrawn({ ...source, items: [] }, context))
    ? fieldName(['items'], labelOf)
    : undefined
}

async function isDrawn(source: SectionSource & { items?: unknown }, context: SectionContext): Promise<boolean> {
  try {
    await resolveTree(renderSection(source, context))
    return true
  } catch {
    return false
  }
}
