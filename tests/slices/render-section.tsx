import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import type { SectionContext } from '@/lib/content/section'
import { renderSection as elementOf } from '@/slices/dispatcher/section'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { sectionContext } from './section-context'

type Fields = Record<string, unknown>

/**
 * A section's HTML as its component and view make it, by its type and fields; fields that are left out are missing, as
 * in an old document.
 */
export async function sectionHtml(
  type: string,
  { id, primary = {}, items = [] }: { id?: string; primary?: Fields; items?: Fields[] } = {},
  overrides: Partial<SectionContext> = {},
): Promise<string> {
  const source = { id, slice_type: type, primary, items }
  return markupOf(await resolveTree(elementOf(source, { ...sectionContext, ...overrides })))
}

/** The server waits for islands that it draws; plain markup does so at the second try, when their modules have come. */
async function markupOf(tree: ReactNode): Promise<string> {
  try {
    return renderToStaticMarkup(tree)
  } catch {
    await vi.dynamicImportSettled()
    return renderToStaticMarkup(tree)
  }
}

/** Like `sectionHtml`, parsed into an element to query; needs a `.dom.test.tsx`. */
export async function sectionElement(...args: Parameters<typeof sectionHtml>): Promise<HTMLElement> {
  const element = document.createElement('div')
  element.innerHTML = await sectionHtml(...args)
  return element
}

/** Rich text of one paragraph, as the content service sends it. */
export const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]

/** A web link, as the content service sends it. */
export const webLink = (url: string, target?: '_blank') => ({ link_type: 'Web', url, target })

/** A picture, as the content service sends it. */
export const picture = (name: string, views: Fields = {}) => ({
  url: `http://localhost:4010/media/scenes/${name}.png`,
  alt: `Picture of ${name}`,
  dimensions: { width: 1600, height: 900 },
  ...views,
})
