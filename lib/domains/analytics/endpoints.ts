import { endpoint } from '@/lib/core/endpoint'
import { interactionSchema } from './schema'

/**
 * Receives an interaction, and passes it on to the tracking service after the response: nobody waits for that service.
 * What a visitor sends who has not agreed to it, by the cookie of their answer, is accepted and passed on to nobody.
 */
export const takeInteraction = endpoint('POST', '/api/interactions', {
  limit: 'interactions',
  body: interactionSchema,
  bodyLimit: 8 * 1024,
  answer: 'nothing',
})
