import { isValidElement, type ComponentType, type ReactNode } from 'react'
import type { SectionContext } from '@/lib/content/section'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { renderSection } from '@/slices/dispatcher/section'
import { sectionContext } from './section-context'

/**
 * What a section hands to a client component: its props at each place where it stands. For options of behaviours, which
 * leave no trace in the HTML.
 */
export async function propsOf<Props>(
  component: ComponentType<Props>,
  source: Parameters<typeof renderSection>[0],
  context: Partial<SectionContext> = {},
): Promise<unknown[]> {
  return collect(await resolveTree(renderSection(source, { ...sectionContext, ...context })), component)
}

function collect(node: ReactNode, component: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => collect(each, component))
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return [...(node.type === component ? [node.props] : []), ...collect(node.props.children, component)]
}
