import type { Clock } from '../../kernel/clock.ts'
import { between, createRandom, type Random } from '../../kernel/random.ts'
import { buildEvent } from './build.ts'
import { efforts } from './efforts.ts'
import { eventIdOfSubgroup, type GameEvent, type Start } from './event.ts'
import { featuredEvents, findFeatured } from './featured.ts'
import type { Programme } from './programme.ts'
import { rides } from './rides.ts'
import { runs } from './runs.ts'
import { seriesOfDay } from './series.ts'

const dayMs = 86_400_000
const idsPerDay = 100
const generalPerDay = 27
const daysBack = 3
const daysAhead = 60
const archiveDays = 365

/** The events that organisers wrote, which replace the calendar's own events with the same ids. */
export type WrittenEvents = { all(): GameEvent[]; find(id: number): GameEvent | undefined }

/** All events. They are generated on demand and never stored, except for written ones. */
export type Calendar = {
  /** Events that are publicly listed, from three days ago to sixty days ahead, by start. */
  listed(): GameEvent[]
  /** An event by id, up to a year old, including secret ones. */
  find(id: number): GameEvent | undefined
  /** The events that began the given number of days ago, by start. */
  daysAgo(count: number): readonly GameEvent[]
  /** A subgroup by id, together with its event. */
  findStart(subgroupId: number): Start | undefined
}

export function createCalendar(clock: Clock, written: WrittenEvents): Calendar {
  const days = new Map<number, readonly GameEvent[]>()
  const eventsOn = (day: number): readonly GameEvent[] => {
    const known = days.get(day)
    if (known) return known
    if (days.size > 2 * (daysBack + daysAhead)) days.clear()
    const made = eventsOfDay(day)
    days.set(day, made)
    return made
  }
  const findMade = (id: number): GameEvent | undefined => {
    const now = clock.now()
    const day = Math.floor(id / idsPerDay)
    const age = dayOf(now) - day
    if (age < -daysAhead || age > archiveDays) return findFeatured(id, now)
    return eventsOn(day).find((event) => event.id === id)
  }
  const find = (id: number): GameEvent | undefined => written.find(id) ?? findMade(id)
  return {
    listed() {
      const now = clock.now()
      const today = dayOf(now)
      const dated = Array.from({ length: daysBack + daysAhead + 1 }, (_, index) => eventsOn(today - daysBack + index))
      const made = [...dated.flat(), ...featuredEvents(now)]
      return withWritten(made, written.all(), today)
        .filter((event) => event.eventSecret === null)
        .sort(byStart)
    },
    find,
    daysAgo: (count) => eventsOn(dayOf(clock.now()) - count),
    findStart(subgroupId) {
      const event = find(eventIdOfSubgroup(subgroupId))
      const subgroup = event?.eventSubgroups.find(({ id }) => id === subgroupId)
      return event && subgroup ? { event, subgroup } : undefined
    },
  }
}

/** Replaces generated events by written ones; both are listed for the same days. */
function withWritten(made: readonly GameEvent[], written: readonly GameEvent[], today: number): GameEvent[] {
  const changed = new Set(written.map(({ id }) => id))
  const near = written.filter(({ eventStart }) => {
    const daysFromNow = dayOf(new Date(eventStart)) - today
    return daysFromNow >= -daysBack && daysFromNow <= daysAhead
  })
  return [...made.filter(({ id }) => !changed.has(id)), ...near]
}

/** The events of one day (whole days since 1970, UTC); they are the same on every machine and every day. */
function eventsOfDay(day: number): readonly GameEvent[] {
  const random = createRandom(`events ${day}`)
  const general = shuffled([...rides, ...efforts, ...runs], random).slice(0, generalPerDay)
  return [...seriesOfDay(day), ...general]
    .map((programme, index) => buildEvent(day * idsPerDay + index, startOn(day, programme, random), programme, random))
    .sort(byStart)
}

function dayOf(instant: Date): number {
  return Math.floor(instant.getTime() / dayMs)
}

function startOn(day: number, { hours: [first, last] }: Programme, random: Random): Date {
  const minutes = between(random, first, last) * 60 + between(random, 0, 3) * 15
  return new Date(day * dayMs + minutes * 60_000)
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, turn: random() }))
    .sort((left, right) => left.turn - right.turn)
    .map(({ item }) => item)
}

function byStart(left: GameEvent, right: GameEvent): number {
  if (left.eventStart === right.eventStart) return left.id - right.id
  return left.eventStart < right.eventStart ? -1 : 1
}
