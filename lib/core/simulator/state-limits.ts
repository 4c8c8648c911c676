import { calendarRows } from '../calendar-rows.ts'
import { rateLimits, simulatorLimits } from '../limits.ts'

/** Cost of a page without its sections, in cards. */
const PAGE = 15

/** Characters of JSON that cost one card. */
const CHARACTERS = 1000

/**
 * Cost of a section in addition to its entries, in cards: for data from services, and for the requests to them. A
 * calendar reads two or three days of events, by its own tag, and may do so twice.
 */
const FOUND: Readonly<Record<string, ((primary: Fields) => number) | undefined>> = {
  events_calendar: ({ maxRows }) => calendarRows(maxRows) + 10,
  givengain_sign_up: () => 6,
  hero_with_plan_selection: () => 2,
  marketplace: () => 5,
  stage_scheduler: () => 25,
  three_cards: () => 3,
  video_category_strip: () => 5,
}

type Fields = Readonly<Record<string, unknown>>

/** The parsed sections, and the cost of rendering them in cards. */
export type Weighed = { value: unknown; cards: number }

/** Cost of a page with such sections, in cards. @param cards of the sections */
export const costOf = (cards: number): number => cards + PAGE

/**
 * How long an editor's browser pauses after requesting a rendering: continuous editing then uses nine tenths of its
 * limit.
 */
export const restMs = (cards: number): number =>
  (costOf(cards) / (0.9 * rateLimits.simulator.tries)) * rateLimits.simulator.seconds * 1000

export const isTooMuchToUnpack = (state: string) => state.length > simulatorLimits.packed

/**
 * Reads sections from JSON and weighs them; undefined if it isn't JSON, or too long. The unit is a card, such as that
 * of an event: about 6.5 KB of the answer and 0.9 ms of the processor (bench/simulator-cost.ts), beside 58 KB and 13 ms
 * of a page without sections. So 140 cards are about 0.97 MB and 140 ms. Each section is a card, each entry of each
 * list, each row that a calendar asks for, and every thousand characters; sections that ask services weigh more
 * (`FOUND`).
 */
export function weigh(text: string): Weighed | undefined {
  if (text.length > simulatorLimits.unpacked) return undefined
  let entries = 0
  try {
    const value: unknown = JSON.parse(text, (_name, each: unknown) => {
      if (Array.isArray(each)) entries += each.length
      return each
    })
    const found = Array.isArray(value) ? value.reduce((sum: number, each: unknown) => sum + foundBy(each), 0) : 0
    return { value, cards: entries + found + Math.floor(text.length / CHARACTERS) }
  } catch {
    return undefined
  }
}

function foundBy(section: unknown): number {
  if (!isFields(section) || typeof section.slice_type !== 'string') return 0
  const found = Object.hasOwn(FOUND, section.slice_type) ? FOUND[section.slice_type] : undefined
  return found?.(isFields(section.primary) ? section.primary : {}) ?? 0
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether it is a list of sections that one page can have. */
export function fitsOnePage({ value, cards }: Weighed): boolean {
  return Array.isArray(value) && value.length <= simulatorLimits.sections && cards <= simulatorLimits.cards
}
