import { Hono } from 'hono'
import { z } from 'zod'
import { isEnrolled } from '../game/campaigns/enrolments.ts'
import { findMission } from '../game/campaigns/missions.ts'
import { ControlProblem, parseBody } from './problem.ts'
import type { ControlState } from './state.ts'

const percentage = z.int().min(0).max(100)
const rideSchema = z.strictObject({ email: z.email(), mission: z.string(), stages: z.array(percentage).min(1).max(20) })
const donationSchema = z.strictObject({
  email: z.email(),
  amount: z.number().positive().max(100_000).multipleOf(0.01),
  name: z.string().min(1).max(80).nullable().default(null),
  message: z.string().max(400).default(''),
})

/** `/control/progress` and `/control/donations`: what happens to a player outside of the site. */
export function createPlayersApi({ identity, enrolments, fundraising, clock }: ControlState): Hono {
  const playerOf = (email: string) => (identity.findByEmail(email) ?? notFound('no such player')).player
  return new Hono()
    .post('/progress', async (c) => {
      const { email, mission: shortName, stages } = await parseBody(c, rideSchema)
      const mission = findMission(shortName) ?? notFound('no such mission')
      if (stages.length !== mission.stages.length) {
        throw new ControlProblem(400, 'bad_input', `${shortName} has ${mission.stages.length} stages`)
      }
      const { id } = playerOf(email)
      if (!isEnrolled(enrolments.find(id, shortName))) notFound('the player has not joined this mission')
      enrolments.ride(id, shortName, stages)
      return c.json(enrolments.find(id, shortName))
    })
    .post('/donations', async (c) => {
      const { email, amount, name, message } = await parseBody(c, donationSchema)
      const fundraiser = fundraising.fundraisers().find((each) => each.email === email)
      const project = fundraising.projects().find((each) => each.fundraiser_id === fundraiser?.id)
      const { id } = project ?? notFound('no such fundraising page')
      const created = clock.now().toISOString()
      fundraising.addDonation({ project_id: id, amount: amount.toFixed(2), currency: 'EUR', name, message, created })
      return c.json({ project: id }, 201)
    })
}

function notFound(detail: string): never {
  throw new ControlProblem(404, 'not_found', detail)
}
