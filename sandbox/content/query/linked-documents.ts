import { isObject, type Json, type JsonObject, mapObject } from '../json.ts'
import type { ContentDocument, View } from '../view.ts'
import type { ResolveUrl } from './routes.ts'

export type LinkOptions = {
  /** Fields of linked documents to include, such as `video.title`. */
  fetchLinks: string[]
  resolveUrl: ResolveUrl
  /** Address of links whose target no longer exists. */
  brokenRoute: string | undefined
}

/** The document with its address, and each of its document links with an address and the requested fields. */
export function embedLinked(document: ContentDocument, view: View, options: LinkOptions): ContentDocument {
  const embed = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(embed)
    if (!isObject(value)) return value
    return value.link_type === 'Document' ? completeLink(value, view, options) : mapObject(value, embed)
  }
  return { ...document, url: options.resolveUrl(document), data: mapObject(document.data, embed) }
}

function completeLink(link: JsonObject, view: View, { fetchLinks, resolveUrl, brokenRoute }: LinkOptions): JsonObject {
  const target = typeof link.id === 'string' ? view.byId.get(link.id) : undefined
  if (!target) return brokenRoute === undefined ? link : { ...link, url: brokenRoute }
  const url = resolveUrl(target)
  const data = pickFields(target, fetchLinks)
  return { ...link, ...(url !== null && { url }), ...(Object.keys(data).length > 0 && { data }) }
}

function pickFields(target: ContentDocument, paths: string[]): JsonObject {
  const picked: JsonObject = {}
  for (const path of paths) {
    const [type, field = ''] = path.split('.')
    const value = target.data[field]
    if (type === target.type && value !== undefined) picked[field] = value
  }
  return picked
}
