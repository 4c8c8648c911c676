import lzString from 'lz-string'
import { fitsOnePage, isTooMuchToUnpack, weigh } from './state-limits'

/** Sections as they are encoded in an address, and what rendering them costs (state-limits.ts). */
export type Packed = { state: string; cards: number }

/**
 * Encodes sections for the simulator's address (`?state=`).
 *
 * @returns undefined if it is no list of sections, or more than the server would render
 */
export function packSections(sections: unknown): Packed | undefined {
  const text = JSON.stringify(sections) ?? ''
  const content = weigh(text)
  if (!content || !fitsOnePage(content)) return undefined
  const state = lzString.compressToEncodedURIComponent(text)
  return isTooMuchToUnpack(state) ? undefined : { state, cards: content.cards }
}
