import { Hono } from 'hono'
import type { Clock } from '../../kernel/clock.ts'
import type { Authenticate } from '../access.ts'
import { fail, readId, refuse } from '../http.ts'
import type { Calendar } from './calendar.ts'
import { openEvent } from './open-event.ts'
import type { Signups } from './signups.ts'
import { signupRefusal } from './validation.ts'

type Parts = { calendar: Calendar; clock: Clock; signups: Signups; authenticate: Authenticate }

/**
 * Signing up and leaving (contracts.md, Game server: events), both idempotent. A repeated request is answered before
 * any rule is checked, so that its answer is the same after the event has closed.
 */
export function signupApi({ calendar, clock, signups, authenticate }: Parts): Hono {
  return (
    new Hono()
      .post('/events/subgroups/signup/:subgroupId', (context) => {
        const player = authenticate(context)
        const start = calendar.findStart(readId(context, 'subgroupId')) ?? fail(404, 'no such subgroup')
        const { event, subgroup } = start
        const joined = signups.of(player.id).get(event.id)
        openEvent(calendar, event.id, context.req.query('eventSecret'), joined !== undefined)
        if (joined !== subgroup.id) {
          const refusal = signupRefusal(start, player, clock.now())
          if (refusal) return refuse(refusal)
          signups.join(player.id, subgroup.id)
        }
        return context.json({ signedUp: true })
      })
      // No secret is required: my-events contains none but links here, and a repeated request must be answered like the
      // first.
      .delete('/events/signup/:eventId', (context) => {
        const player = authenticate(context)
        const event = calendar.find(readId(context, 'eventId')) ?? fail(404, 'no such event')
        signups.leave(player.id, event.id)
        return context.json({ signedUp: false })
      })
  )
}
