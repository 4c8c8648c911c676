/**
 * What one request may have us draw. Anybody can send a state, and a few packed characters unpack to a page that would keep
 * the server from everything else. The fullest page of the sandbox has 15 sections with 74 entries, in 17,000 characters.
 */
const LIMITS = {
  /** Characters of the address; no more fit into one. */
  packed: 8_000,
  /** Characters of JSON. */
  unpacked: 60_000,
  sections: 40,
  /** Entries of all lists together, the sections' own among them: cards, paragraphs, words in bold. */
  entries: 120,
}

/** What came as sections, with the entries of all its lists. */
type Weighed = { value: unknown; entries: number }

export const isTooMuchToUnpack = (state: string) => state.length > LIMITS.packed

/** Reads sections from JSON and counts what is in them; undefined for what is no JSON, or too long to be read. */
export function weigh(text: string): Weighed | undefined {
  if (text.length > LIMITS.unpacked) return undefined
  let entries = 0
  try {
    const value: unknown = JSON.parse(text, (_name, each: unknown) => {
      if (Array.isArray(each)) entries += each.length
      return each
    })
    return { value, entries }
  } catch {
    return undefined
  }
}

/** Whether it is a list of sections that one page can have. */
export function isPage({ value, entries }: Weighed): boolean {
  return Array.isArray(value) && value.length <= LIMITS.sections && entries <= LIMITS.entries
}
