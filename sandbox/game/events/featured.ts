import { createRandom } from '../../kernel/random.ts'
import { buildEvent } from './build.ts'
import { efforts } from './efforts.ts'
import type { GameEvent } from './event.ts'
import type { Programme } from './programme.ts'
import { rides } from './rides.ts'
import { runs } from './runs.ts'

/** A weekly slot in UTC; weekday 0 is Sunday. */
type Slot = { weekday: number; hour: number; minute: number }

type Featured = Slot & { programme: Programme; secret?: string }

const programmes = new Map([...rides, ...efforts, ...runs].map((programme) => [programme.name, programme]))

/** Content refers to these events by id: row n is always event 1001 + n. */
const rows: readonly Featured[] = [
  slot('Night City Crit', 'tue', '19:00', { name: 'Night City Crit: The Big One' }),
  slot('Harbour Lights Social', 'wed', '18:30', { name: 'Wednesday Harbour Lights' }),
  slot('Threshold Trio', 'thu', '18:00', { name: 'Threshold Thursday' }),
  slot('Parkland Five', 'sat', '08:00', { name: 'Saturday Parkland Five' }),
  slot('Lighthouse Time Trial', 'fri', '19:30', { name: 'Friday Lighthouse Time Trial' }),
  slot('Gran Fondo Gruppetto', 'sun', '09:00', {}),
  slot('Captains’ Table', 'tue', '12:00', { name: 'Captains’ Lunch Table' }),
  slot('Sunrise Sisters Ride', 'sun', '07:00', { name: 'Sunrise Sisters Sunday' }),
  slot('Four by Four Team Trial', 'thu', '19:00', { closesMinutesBefore: 24 * 60 }),
  slot('Queens of the Velodrome', 'mon', '19:00', { name: 'Queens of the Velodrome: Monday Final' }),
  slot('Cliff Path Ten', 'sat', '10:00', { name: 'Cliff Path Ten: Community Race' }),
  slot('First Wheels', 'mon', '17:30', { name: 'First Wheels: Your First Group Ride' }),
  slot('Dads on Rollers', 'wed', '20:30', {}),
  slot('Track Night', 'tue', '18:00', { name: 'Track Tuesday' }),
  slot('Crew Ride: Lanterne Rouge CC', 'fri', '18:30', {}),
  { ...slot('Brume Together', 'sat', '16:00', { name: 'Lantern Club Night Climb' }), secret: 'lantern-club' },
]

const firstId = 1001

/** The featured events, each at the next occurrence of its weekly slot after `now`. */
export function featuredEvents(now: Date): GameEvent[] {
  return rows.map((_, index) => findFeatured(firstId + index, now)).filter((event) => event !== undefined)
}

export function findFeatured(id: number, now: Date): GameEvent | undefined {
  const row = rows[id - firstId]
  if (!row) return undefined
  const event = buildEvent(id, nextOccurrence(row, now), row.programme, createRandom(`featured ${id}`))
  return { ...event, tags: [...event.tags, 'featured'], eventSecret: row.secret ?? null }
}

function nextOccurrence({ weekday, hour, minute }: Slot, now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(hour, minute, 0, 0)
  next.setUTCDate(next.getUTCDate() + ((weekday - next.getUTCDay() + 7) % 7))
  if (next <= now) next.setUTCDate(next.getUTCDate() + 7)
  return next
}

function slot(name: string, weekday: string, time: string, changes: Partial<Programme>): Featured {
  const programme = programmes.get(name)
  if (!programme) throw new Error(`no programme is called ${name}`)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
  return { weekday: weekdays.indexOf(weekday), hour, minute, programme: { ...programme, ...changes } }
}
