import { isRecord } from '../../../lib/core/is-record.ts'

/** A file in the repository's media library. */
export type RemoteAsset = { id: string; url: string; width: number; height: number }

export type Lookups = {
  /** The repository's id for a document of the project. */
  documentId: (id: string) => string | undefined
  /** @param address without parameters */
  asset: (address: string) => RemoteAsset | undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Content in the form that the repository accepts: links and pictures refer to its own ids. */
export function remoteForm(value: unknown, lookups: Lookups): unknown {
  if (Array.isArray(value)) return value.map((each) => remoteForm(each, lookups))
  if (!isRecord(value)) return value
  if (value.link_type === 'Document') return linkTo(value, 'Document', lookups.documentId(String(value.id)))
  if (value.link_type === 'Media') return linkTo(value, 'Media', lookups.asset(addressOf(value))?.id)
  if (isPicture(value)) return picture(value, lookups)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, remoteForm(inner, lookups)]))
}

/** A link in the repository's form; empty if its target doesn't exist there. */
function linkTo({ text, variant, target, key }: Fields, kind: 'Document' | 'Media', id: string | undefined): Fields {
  const set = Object.entries({ key, text, variant, target }).filter(([, option]) => option !== undefined)
  const options = Object.fromEntries(set)
  return id === undefined ? { ...options, link_type: 'Any' } : { ...options, link_type: kind, id }
}

/**
 * A picture with its responsive views, which are pictures, too. The parameters of its address, such as the crop, are
 * kept.
 */
function picture(value: Fields & { url: string }, lookups: Lookups): unknown {
  const asset = lookups.asset(addressOf(value))
  if (!asset) return null
  const others = Object.entries(value).map(([key, inner]) => [key, remoteForm(inner, lookups)] as const)
  const { search } = new URL(value.url)
  return { ...Object.fromEntries(others), id: asset.id, url: `${asset.url.split('?')[0]}${search}` }
}

const isPicture = (value: Fields): value is Fields & { url: string } =>
  typeof value.url === 'string' && isRecord(value.dimensions)

/** The address of a picture's or a link's file, without parameters. */
const addressOf = ({ url }: Fields) => (typeof url === 'string' ? (url.split('?')[0] ?? url) : '')

/** A file that content needs, and its alternative text. */
export type NeededAsset = { address: string; alt: string | undefined }

/** The files of a document's pictures and links, each once. */
export function neededAssets(value: unknown, found = new Map<string, NeededAsset>()): Map<string, NeededAsset> {
  if (Array.isArray(value)) for (const each of value) neededAssets(each, found)
  if (!isRecord(value)) return found
  if (value.link_type === 'Media' || isPicture(value)) {
    const address = addressOf(value)
    const alt = typeof value.alt === 'string' && value.alt !== '' ? value.alt : undefined
    if (address !== '' && !found.has(address)) found.set(address, { address, alt })
  }
  for (const inner of Object.values(value)) neededAssets(inner, found)
  return found
}
