import { z } from 'zod'
import type { gameEventSchema } from './schema'

/** What events of one kind start from; `eventData` holds fields of an event (members.md §3). */
export const gameEventTemplateSchema = z.object({
  id: z.int(),
  affiliation: z.string(),
  eventData: z.record(z.string(), z.unknown()),
})

export type GameEventTemplate = z.infer<typeof gameEventTemplateSchema>

type WrittenEvent = z.input<typeof gameEventSchema>
type WrittenSubgroup = WrittenEvent['eventSubgroups'][number]

/** An event as an organiser writes it: the wire's fields but those that the game itself fills. */
export type GameEventDraft = Omit<WrittenEvent, 'id' | 'signedUp' | 'eventSubgroups'> & {
  eventSubgroups: Omit<WrittenSubgroup, 'id' | 'signedUp' | 'accessValidationResult'>[]
  eventSecret?: string | null
}

/** `eventData` goes over what the template says. */
export type GameEventFromTemplate = { eventTemplateId: number; eventData: Partial<GameEventDraft> }
