import 'server-only'
import { z } from 'zod'
import {
  gameEventTemplateSchema,
  type GameEventDraft,
  type GameEventFromTemplate,
  type GameEventTemplate,
} from './organiser-schema'
import { gameRequest } from './request'
import { gameFullEventSchema, type GameFullEvent } from './schema'

// Calls of organisers and admins, which no screen makes (contracts.md, Game server: events).

export function createAdminEvent(event: GameEventDraft, token: string): Promise<GameFullEvent> {
  return gameRequest({ ...eventCreation(event, token), operation: 'createAdminEvent', path: '/admin/events' })
}

/** @throws NotFoundError */
export function updateAdminEvent(id: number, event: GameEventDraft, token: string): Promise<GameFullEvent> {
  return gameRequest({ ...eventUpdate(id, event, token), operation: 'updateAdminEvent', path: `/admin/events/${id}` })
}

export function listEventTemplates(affiliation: string, token: string): Promise<GameEventTemplate[]> {
  return gameRequest({
    operation: 'listEventTemplates',
    path: '/events/template',
    query: { affiliation },
    token,
    schema: z.array(gameEventTemplateSchema),
  })
}

/** @throws NotFoundError */
export function getEventTemplate(id: number, token: string): Promise<GameEventTemplate> {
  return gameRequest({
    operation: 'getEventTemplate',
    path: `/events/template/${id}`,
    token,
    schema: gameEventTemplateSchema,
    missing: `event template ${id}`,
  })
}

export function createEvent(event: GameEventDraft, token: string): Promise<GameFullEvent> {
  return gameRequest({ ...eventCreation(event, token), operation: 'createEvent' })
}

export function createEventFromTemplate(event: GameEventFromTemplate, token: string): Promise<GameFullEvent> {
  return gameRequest({ ...eventCreation(event, token), operation: 'createEventFromTemplate' })
}

/** @throws NotFoundError */
export function updateEvent(id: number, event: GameEventDraft, token: string): Promise<GameFullEvent> {
  return gameRequest({ ...eventUpdate(id, event, token), operation: 'updateEvent' })
}

/** Fields that `eventData` leaves out stay as they are: the template's own are skipped. @throws NotFoundError */
export function updateEventFromTemplate(
  id: number,
  event: GameEventFromTemplate,
  token: string,
): Promise<GameFullEvent> {
  return gameRequest({
    ...eventUpdate(id, event, token),
    operation: 'updateEventFromTemplate',
    query: { skipDefaults: 'true' },
  })
}

type Written = GameEventDraft | GameEventFromTemplate

function eventCreation(body: Written, token: string) {
  return { path: '/events', method: 'POST', body, token, schema: gameFullEventSchema } as const
}

function eventUpdate(id: number, body: Written, token: string) {
  const missing = `event ${id}`
  return { path: `/events/${id}`, method: 'PUT', body, token, schema: gameFullEventSchema, missing } as const
}
