import { Hono } from 'hono'
import type { Authenticate } from '../access.ts'
import { fail } from '../http.ts'
import { type Enrolments, isEnrolled } from './enrolments.ts'

const quest = { slug: 'gran-fondo-quest', shortName: 'gran-fondo-quest' }

/** The only quest (contracts.md, profile and campaigns); registering is idempotent and never refused. */
export function questApi(enrolments: Enrolments, authenticate: Authenticate): Hono {
  return new Hono()
    .get('/quests/:slug', (context) => {
      const player = authenticate(context)
      if (context.req.param('slug') !== quest.slug) return fail(404, 'no such quest')
      const enrolment = enrolments.find(player.id, quest.shortName)
      return context.json({ ...quest, registered: isEnrolled(enrolment), progress: enrolment?.stages[0] ?? 0 })
    })
    .post('/quests/:shortName/register', (context) => {
      const player = authenticate(context)
      if (context.req.param('shortName') !== quest.shortName) return fail(404, 'no such quest')
      enrolments.enrol(player.id, quest.shortName)
      return context.json({ registered: true })
    })
}
