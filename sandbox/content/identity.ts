import { createHash } from 'node:crypto'

function digest(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/**
 * An id of sixteen characters after a given first letter, like Prismic's own ids and refs. Equal parts give equal ids.
 */
export function stableId(letter: string, ...parts: string[]): string {
  return letter + digest(parts).toString('base64url').slice(0, 15)
}

/** A UUID derived from the parts. Equal parts give equal UUIDs. */
export function stableUuid(...parts: string[]): string {
  const hex = digest(parts).toString('hex')
  const [first, second, third, fourth] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)]
  return `${first}-${second}-4${third}-a${fourth}-${hex.slice(20, 32)}`
}

/** The id of a document, also before it exists, as the target of links. */
export function documentId(type: string, name: string, lang: string): string {
  return stableId('X', type, name, lang)
}
