import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import {
  createAdminEvent,
  createEvent,
  createEventFromTemplate,
  getEventTemplate,
  listEventTemplates,
  updateAdminEvent,
  updateEvent,
  updateEventFromTemplate,
} from '@/lib/services/game/organiser'
import type { GameEventDraft } from '@/lib/services/game/organiser-schema'
import { askedOf } from '../../support/asked'
import { gameEventAnswer } from '../../support/game-events'
import { stubUpstream } from '../../support/upstream'

const token = 'organiser-token'
const draft: GameEventDraft = {
  name: 'Quarry Night Ride',
  eventStart: '2026-03-01T18:00:00Z',
  eventType: 'GROUP_RIDE',
  sport: 'CYCLING',
  eventSubgroups: [{ label: 2, eventSubgroupStart: '2026-03-01T18:05:00Z' }],
}
const fromTemplate = { eventTemplateId: 4, eventData: { name: 'Club ride', eventStart: '2026-03-01T18:00:00Z' } }
const template = { id: 4, affiliation: 'club & co', eventData: { name: 'Club ride', rulesSet: [] } }

test.each([
  ['an admin creates an event [EV-117]', () => createAdminEvent(draft, token), 'POST', '/admin/events', draft],
  ['an admin updates an event [EV-116]', () => updateAdminEvent(7, draft, token), 'PUT', '/admin/events/7', draft],
  ['an event is created [EV-125]', () => createEvent(draft, token), 'POST', '/events', draft],
  ['an event is updated [EV-124]', () => updateEvent(7, draft, token), 'PUT', '/events/7', draft],
  [
    'one is created from a template [EV-120]',
    () => createEventFromTemplate(fromTemplate, token),
    'POST',
    '/events',
    fromTemplate,
  ],
  [
    'one is updated from a template [EV-121]',
    () => updateEventFromTemplate(7, fromTemplate, token),
    'PUT',
    '/events/7?skipDefaults=true',
    fromTemplate,
  ],
])('%s, which answers the event', async (_, call, method, path, body) => {
  const asked = stubUpstream(() => Response.json(gameEventAnswer({ eventSecret: 'quarry' })))
  await expect(call()).resolves.toMatchObject({ id: 7, eventSecret: 'quarry' })
  const url = `${env.GAME_API_URL}${path}`
  expect(await askedOf(asked[0])).toEqual({ method, url, authorization: `Bearer ${token}`, body })
})

test.each([
  [
    'the templates of an affiliation [EV-118]',
    () => listEventTemplates('club & co', token),
    '/events/template?affiliation=club+%26+co',
    [template],
  ],
  ['one template [EV-119, EV-017]', () => getEventTemplate(4, token), '/events/template/4', template],
])('gets %s', async (_, call, path, answer) => {
  const asked = stubUpstream(() => Response.json(answer))
  await expect(call()).resolves.toEqual(answer)
  const url = `${env.GAME_API_URL}${path}`
  expect(await askedOf(asked[0])).toEqual({ method: 'GET', url, authorization: `Bearer ${token}`, body: null })
})

test.each(Object.keys(template))('a template without %s is a bad answer', async (field) => {
  stubUpstream(() => Response.json({ ...template, [field]: null }))
  await expect(getEventTemplate(4, token)).rejects.toMatchObject({ operation: 'getEventTemplate', kind: 'schema' })
})

test.each([
  ['event 7', () => updateEvent(7, draft, token)],
  ['event 7', () => updateAdminEvent(7, draft, token)],
  ['event 7', () => updateEventFromTemplate(7, fromTemplate, token)],
  ['event template 4', () => getEventTemplate(4, token)],
])('%s does not exist', async (what, call) => {
  stubUpstream(() => new Response('', { status: 404 }))
  await expect(call()).rejects.toMatchObject({ name: 'NotFoundError', what })
})

test.each([
  ['createAdminEvent', () => createAdminEvent(draft, token)],
  ['updateAdminEvent', () => updateAdminEvent(7, draft, token)],
  ['createEvent', () => createEvent(draft, token)],
  ['updateEvent', () => updateEvent(7, draft, token)],
  ['createEventFromTemplate', () => createEventFromTemplate(fromTemplate, token)],
  ['updateEventFromTemplate', () => updateEventFromTemplate(7, fromTemplate, token)],
])('%s is never repeated, and an answer without an event is a bad one', async (operation, call) => {
  const answers = [new Response('', { status: 503 }), Response.json({ id: 7 })]
  const asked = stubUpstream(() => answers.shift() ?? Response.error())
  await expect(call()).rejects.toMatchObject({ operation, kind: 'status', status: 503 })
  await expect(call()).rejects.toMatchObject({ operation, kind: 'schema' })
  expect(asked).toHaveLength(2)
})

test('organisers have no screen: no page, section, component or use case makes their calls [EV-099]', () => {
  const files = globSync('{app,slices,components,lib/domains}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('services/game/organiser'))).toEqual([])
})
