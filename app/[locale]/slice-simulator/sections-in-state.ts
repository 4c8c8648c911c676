import lzString from 'lz-string'
import { z } from 'zod'
import type { SectionSource } from '@/lib/content/section'
import { isPage, isTooMuchToUnpack, weigh } from '@/lib/core/simulator/state-limits'
import { log } from '@/lib/core/server/log'

const sectionsSchema = z.array(
  z.looseObject({
    slice_type: z.string().nullish(),
    primary: z.record(z.string(), z.unknown()).default({}),
    items: z.array(z.record(z.string(), z.unknown())).default([]),
  }),
)

/** The sections in the simulator's state (lz-string, JSON); none for anything else, or for more than a page can have. */
export function sectionsInState(state: string | undefined): SectionSource[] {
  if (state === undefined || isTooMuchToUnpack(state)) return []
  const text = lzString.decompressFromEncodedURIComponent(state) || '[]'
  const content = weigh(text)
  if (content && isPage(content)) return sectionsSchema.catch([]).parse(content.value)
  log.warn(
    { characters: text.length, entries: content?.entries },
    'simulator is asked for no sections, or for too many',
  )
  return []
}
