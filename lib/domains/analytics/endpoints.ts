import { endpoint } from '@/lib/core/endpoint'
import { interactionSchema } from './schema'

/** Takes an interaction from the browser and passes it on after the answer: nobody waits for the tracking service. */
export const takeInteraction = endpoint('POST', '/api/interactions', {
  limit: 'interactions',
  body: interactionSchema,
  bodyLimit: 8 * 1024,
  answer: 'nothing',
})
