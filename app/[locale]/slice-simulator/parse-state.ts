import lzString from 'lz-string'
import { z } from 'zod'
import type { SectionSource } from '@/lib/content/section'
import { simulatorLimits } from '@/lib/core/limits'
import { fitsOnePage, isTooMuchToUnpack, weigh } from '@/lib/core/simulator/state-limits'
import { log } from '@/lib/core/server/log'

const sectionSchema = z.looseObject({
  slice_type: z.string().nullish(),
  primary: z.record(z.string(), z.unknown()).default({}),
  items: z.array(z.record(z.string(), z.unknown())).default([]),
})

/** A malformed section becomes undefined, so that the others keep their positions. */
const sectionsSchema = z.array(z.unknown().transform((section) => sectionSchema.safeParse(section).data))

/** `cards`: the cost of rendering the sections, or of finding out that there are too many. */
export type ParsedState = { sections: (SectionSource | undefined)[]; cards: number }

const TOO_MUCH: ParsedState = { sections: [], cards: simulatorLimits.cards }

/**
 * The sections in the simulator's state (lz-string, JSON); none if the state is malformed, or holds more than a page
 * can have.
 */
export function parseState(state: string | undefined): ParsedState {
  if (state === undefined) return { sections: [], cards: 0 }
  if (isTooMuchToUnpack(state)) return TOO_MUCH
  const text = lzString.decompressFromEncodedURIComponent(state) || '[]'
  const content = weigh(text)
  if (content && fitsOnePage(content))
    return { sections: sectionsSchema.catch([]).parse(content.value), cards: content.cards }
  log.warn({ characters: text.length, cards: content?.cards }, 'simulator is asked for no sections, or for too many')
  return TOO_MUCH
}
