import lzString from 'lz-string'
import { isPage, isTooMuchToUnpack, weigh } from './state-limits'

/**
 * Sections as the simulator's address takes them (`?state=`).
 *
 * @returns undefined for what is no list of sections, or more than the server would draw
 */
export function packSections(sections: unknown): string | undefined {
  const text = JSON.stringify(sections) ?? ''
  const content = weigh(text)
  if (!content || !isPage(content)) return undefined
  const state = lzString.compressToEncodedURIComponent(text)
  return isTooMuchToUnpack(state) ? undefined : state
}
