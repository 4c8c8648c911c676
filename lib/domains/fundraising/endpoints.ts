import { endpoint } from '@/lib/core/endpoint'
import {
  accountStepSchema,
  ownFundraiserSchema,
  profileStepSchema,
  projectStepSchema,
  sharedFundraiserSchema,
} from './schema'

/** The player's own part in a fundraising event. */
export const getOwnFundraiser = endpoint('GET', '/api/fundraising/events/:eventId/mine', {
  answer: ownFundraiserSchema,
})

/** The public view of a fundraiser's page in an event. */
export const getSharedFundraiser = endpoint('GET', '/api/fundraising/events/:eventId/fundraisers/:fundraiserId', {
  limit: 'reads',
  answer: sharedFundraiserSchema,
})

/** First step of the opt-in: finds or creates the player's account. Repeated calls answer with the same account. */
export const openAccount = endpoint('POST', '/api/fundraising/account', { answer: accountStepSchema })

/** Second step of the opt-in: finds or creates the player's project. Repeated calls answer with the same project. */
export const openProject = endpoint('POST', '/api/fundraising/events/:eventId/project', {
  body: accountStepSchema,
  answer: projectStepSchema,
})

/** Last step of the opt-in: stores the account in the player's profile. Idempotent. */
export const keepFundraiser = endpoint('PUT', '/api/fundraising/profile', {
  body: accountStepSchema,
  answer: profileStepSchema,
})

/** The picture of a fundraiser's page, for links to that page. */
export const fundraiserPicture = endpoint('GET', '/api/pictures/fundraisers/:eventId/:fundraiserId/:locale', {
  limit: 'reads',
  answer: 'image/png',
})
