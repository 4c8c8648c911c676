import lzString from 'lz-string'
import { z } from 'zod'
import type { SectionSource } from '@/lib/content/section'
import { log } from '@/lib/core/server/log'

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

const sectionsSchema = z.array(
  z.looseObject({
    slice_type: z.string().nullish(),
    primary: z.record(z.string(), z.unknown()).default({}),
    items: z.array(z.record(z.string(), z.unknown())).default([]),
  }),
)

/** The sections in the simulator's state (lz-string, JSON); none for anything else, or for more than a page can have. */
export function sectionsInState(state: string | undefined): SectionSource[] {
  if (state === undefined || state.length > LIMITS.packed) return []
  const text = lzString.decompressFromEncodedURIComponent(state) || '[]'
  const content = text.length > LIMITS.unpacked ? undefined : parse(text)
  if (content === undefined || content.entries > LIMITS.entries) {
    log.warn(
      { characters: text.length, entries: content?.entries },
      'simulator is asked for no sections, or for too many',
    )
    return []
  }
  const sections = sectionsSchema.catch([]).parse(content.value)
  return sections.length > LIMITS.sections ? [] : sections
}

function parse(text: string): { value: unknown; entries: number } | undefined {
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
