import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../../kernel/clock.ts'
import { between, createRandom, pick } from '../../kernel/random.ts'
import type { Authenticate } from '../access.ts'
import { fail, readId, readQuery } from '../http.ts'
import type { Player } from '../players.ts'
import { findRoute } from '../routes.ts'
import type { Calendar } from './calendar.ts'
import { endOf, type EventType, type Start, type Subgroup } from './event.ts'
import { paceBands } from './pace.ts'

const timedTypes = new Set<EventType>(['RACE', 'TIME_TRIAL', 'TEAM_TIME_TRIAL'])

const firstNames = ['Lena', 'Noor', 'Freya', 'Aiko', 'Inés', 'Zofia', 'Matteo', 'Arjun', 'Luuk', 'Femi'] as const
const lastNames = ['Hartmann', 'Duval', 'Kowalska', 'Tanaka', 'Romero', 'Nyberg', 'Adeyemi', 'Peeters'] as const

const resultsSchema = z.object({
  event_subgroup_id: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
})

/** Results of finished races, and the state of running ones (contracts.md, Game server: events). */
export function raceApi(calendar: Calendar, clock: Clock, authenticate: Authenticate): Hono {
  const begun = (subgroupId: number): { start: Start; progress: number } => {
    const start = calendar.findStart(subgroupId) ?? fail(404, 'no such subgroup')
    const progress = progressAt(start, clock.now())
    return progress < 0 ? fail(404, 'the start is still to come') : { start, progress }
  }
  return new Hono()
    .get('/race-results/summary', (context) => {
      const id = readQuery(context, resultsSchema).event_subgroup_id
      const start = calendar.findStart(id)
      const isOver = start && timedTypes.has(start.event.eventType) && endOf(start.event) < clock.now().getTime()
      return context.json(isOver ? { [id]: resultOf(start) } : {})
    })
    .get('/relay/:id/placement', (context) => {
      const player = authenticate(context)
      const { start, progress } = begun(readId(context))
      return context.json(placement(start, player, progress))
    })
    .get('/relay/:id', (context) => {
      const player = authenticate(context)
      const { start, progress } = begun(readId(context))
      return context.json(riderData(start, player, progress))
    })
}

/** The fraction of a start's time that has passed: negative before it, 1 from its end on. */
function progressAt({ event, subgroup }: Start, now: Date): number {
  const begin = Date.parse(subgroup.eventSubgroupStart)
  return Math.min(1, (now.getTime() - begin) / (endOf(event) - Date.parse(event.eventStart)))
}

function resultOf({ event, subgroup }: Start): object {
  const random = createRandom(`results ${subgroup.id}`)
  const finishers = between(random, 18, 140)
  const [, fastest] = paceBands[event.sport][subgroup.label]
  const kilometresPerHour = event.sport === 'RUNNING' ? fastest : 26 + 4 * fastest
  const { metres, climb } = lengthOf(subgroup)
  const seconds = ((metres / 1_000 / kilometresPerHour) * 3_600 + climb) * (1 + random() / 20)
  return {
    finishers,
    winnerName: `${pick(random, firstNames)} ${pick(random, lastNames)}`,
    winningTimeInSeconds: Math.round(seconds),
  }
}

/** The player's position, which changes steadily from the start to the finish. */
function placement({ subgroup }: Start, player: Player, progress: number): { position: number; total: number } {
  const random = createRandom(`placement ${subgroup.id} ${player.id}`)
  const total = between(createRandom(`field ${subgroup.id}`), 18, 140)
  const grid = between(random, 1, total)
  const finish = between(random, 1, total)
  return { position: Math.round(grid + (finish - grid) * progress), total }
}

function riderData({ subgroup }: Start, player: Player, progress: number): object {
  const wave = Math.sin(progress * 40 + player.id)
  return {
    id: subgroup.id,
    distanceMeters: Math.round(lengthOf(subgroup).metres * progress),
    watts: progress < 1 ? Math.round((player.ftp ?? 180) * (0.85 + 0.12 * wave)) : 0,
    heartRate: Math.round(progress < 1 ? 148 + 14 * wave : 92),
    progress: Math.round(progress * 1000) / 10,
  }
}

/** Distance and climb in metres, including all laps. */
function lengthOf({ routeId }: Subgroup): { metres: number; climb: number } {
  const { distance, elevation, laps } = findRoute(routeId) ?? { distance: 0, elevation: 0, laps: 0 }
  return { metres: distance * laps, climb: elevation * laps }
}
