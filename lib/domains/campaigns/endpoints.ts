import { endpoint } from '@/lib/core/endpoint'
import { ownProgressAnswerSchema, ownProgressQuerySchema } from './own-progress'
import { punchcardSchema } from './punchcard'
import { registrationSchema } from './registration'

const path = '/api/campaigns/:shortName/registration'

/** Whether the player takes part in the campaign. */
export const getRegistration = endpoint('GET', path, { answer: registrationSchema })

/** Registers the player; may be refused as `not_eligible` or `registration_closed`. Idempotent. */
export const register = endpoint('POST', path, { answer: registrationSchema })

/** Withdraws the player. Idempotent. */
export const withdraw = endpoint('DELETE', path, { answer: registrationSchema })

/** The player's punch card of the campaign. */
export const getPunchcard = endpoint('GET', '/api/campaigns/:shortName/punchcard', { answer: punchcardSchema })

/** How far the player has come in a campaign, by the uid of its page; without one, in each that goes on. */
export const getOwnProgress = endpoint('GET', '/api/campaigns/progress', {
  query: ownProgressQuerySchema,
  answer: ownProgressAnswerSchema,
})

/** The picture of a campaign for which editors have chosen none, for links to its page. */
export const campaignPicture = endpoint('GET', '/api/pictures/campaigns/:uid/:locale', {
  limit: 'reads',
  answer: 'image/png',
})

/** All campaigns with their dates, for programs that subscribe to a calendar. */
export const campaignsFeed = endpoint('GET', '/api/calendars/campaigns/:locale', {
  limit: 'reads',
  cache: 'public, max-age=300',
  answer: 'text/calendar',
})
