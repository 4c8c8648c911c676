import lzString from 'lz-string'
import { z } from 'zod'
import type { SectionSource } from '@/slices/section-list'

const LONGEST_STATE = 200_000

const sectionsSchema = z.array(
  z.looseObject({
    slice_type: z.string().nullish(),
    primary: z.record(z.string(), z.unknown()).default({}),
    items: z.array(z.record(z.string(), z.unknown())).default([]),
  }),
)

/** The sections in the simulator's state (lz-string, JSON); none for anything else. */
export function sectionsInState(state: string | undefined): SectionSource[] {
  if (state === undefined || state.length > LONGEST_STATE) return []
  try {
    const text = lzString.decompressFromEncodedURIComponent(state)
    return sectionsSchema.catch([]).parse(JSON.parse(text || '[]'))
  } catch {
    return []
  }
}
