import type { ContentDocument } from '../view.ts'

/**
 * Reads the `fetch` parameter, `page.title,page.teaser`: a document keeps only those fields of its data that are named
 * for its type. Values beside the data (uid, language, dates) are always sent.
 */
export function createFieldPicker(written: string | null): (document: ContentDocument) => ContentDocument {
  const paths = parsePaths(written)
  if (paths.length === 0) return (document) => document
  const fieldsByType = Map.groupBy(paths, (path) => path.split('.')[0])
  return (document) => {
    const fields = new Set((fieldsByType.get(document.type) ?? []).map((path) => path.split('.')[1]))
    return {
      ...document,
      data: Object.fromEntries(Object.entries(document.data).filter(([name]) => fields.has(name))),
    }
  }
}

/** The paths of `fetch` or `fetchLinks`, `page.title,video.title`. */
export const parsePaths = (written: string | null): string[] =>
  (written ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean)
