import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Authenticate } from '../access.ts'
import type { Calendar } from '../events/calendar.ts'
import type { GameEvent } from '../events/event.ts'
import type { Signups } from '../events/signups.ts'
import type { EventWire } from '../events/wire.ts'
import { accept, fail, readBody, readId, readQuery } from '../http.ts'
import { draftSchema, eventOfDraft } from './drafts.ts'
import type { OrganisedEvents } from './organised-events.ts'
import { templates } from './templates.ts'

type Parts = {
  calendar: Calendar
  wire: EventWire
  signups: Signups
  organised: OrganisedEvents
  authenticate: Authenticate
}

const fieldsSchema = z.record(z.string(), z.unknown())
const fromTemplateSchema = z.object({ eventTemplateId: z.int(), eventData: fieldsSchema })

const affiliationSchema = z.object({ affiliation: z.string() })
const newEvent = { scene: 'alpine-dawn', seriesId: null }

/**
 * Creates and changes events, and lists their templates (contracts.md, Game server: events). The contract names no
 * role, so any player may do this. The calendar shows new events; one of its own events that is changed keeps the
 * written version.
 */
export function organiserApi({ calendar, wire, signups, organised, authenticate }: Parts): Hono {
  const save = (context: Context, event: GameEvent): Response => {
    const player = authenticate(context)
    organised.save(event)
    return context.json(wire.fullEvent(event, player, signups.of(player.id).get(event.id)))
  }
  const create = async (context: Context): Promise<Response> => {
    authenticate(context)
    const draft = accept(draftSchema, fieldsOf(await readBody(context, fieldsSchema)))
    return save(context, eventOfDraft(draft, { id: organised.nextId(), ...newEvent }))
  }
  const update = async (context: Context): Promise<Response> => {
    authenticate(context)
    const before = calendar.find(readId(context)) ?? fail(404, 'no such event')
    const defaults = context.req.query('skipDefaults') === 'true' ? before : undefined
    const draft = accept(draftSchema, fieldsOf(await readBody(context, fieldsSchema), defaults))
    return save(context, eventOfDraft(draft, before))
  }
  return new Hono()
    .post('/admin/events', create)
    .put('/admin/events/:id', update)
    .get('/events/template', (context) => {
      authenticate(context)
      const { affiliation } = readQuery(context, affiliationSchema)
      return context.json(templates.filter((template) => template.affiliation === affiliation))
    })
    .get('/events/template/:id', (context) => {
      authenticate(context)
      return context.json(getTemplate(readId(context)))
    })
    .post('/events', create)
    .put('/events/:id', update)
}

/**
 * The fields of an event. The body is an event, or names a template and the fields that override it.
 * @param defaults used instead of the template's
 */
function fieldsOf(body: object, defaults?: object): object {
  const named = fromTemplateSchema.safeParse(body)
  if (!named.success) return body
  const template = getTemplate(named.data.eventTemplateId)
  return { ...(defaults ?? template.eventData), ...named.data.eventData }
}

function getTemplate(id: number): (typeof templates)[number] {
  return templates.find((template) => template.id === id) ?? fail(404, 'no such template')
}
