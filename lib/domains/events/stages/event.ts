import * as z from 'zod/mini'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { audienceSchema } from '../audience'
import { eventMarkSchema } from '../marks'
import { eventTypeSchema, sportSchema } from '../schema'

/** An event in a stage's list. */
export const stageEventSchema = z.object({
  id: identifierSchema,
  name: z.string(),
  startsAt: z.iso.datetime(),
  type: eventTypeSchema,
  sport: sportSchema,
  shownTo: z.array(audienceSchema),
  marks: z.array(eventMarkSchema),
})

export type StageEvent = z.infer<typeof stageEventSchema>
