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

/** Somebody's page in a fundraising event, as anybody may see it. */
export const getSharedFundraiser = endpoint('GET', '/api/fundraising/events/:eventId/fundraisers/:fundraiserId', {
  limit: 'reads',
  answer: sharedFundraiserSchema,
})

/** First step of the opt-in: finds or opens the player's account. Repeats answer the same account. */
export const openAccount = endpoint('POST', '/api/fundraising/account', { answer: accountStepSchema })

/** Second step of the opt-in: finds or makes the player's project. Repeats answer the same project. */
export const openProject = endpoint('POST', '/api/fundraising/events/:eventId/project', {
  body: accountStepSchema,
  answer: projectStepSchema,
})

/** Last step of the opt-in: the player's profile names the account from now on. Repeats answer the same. */
export const keepFundraiser = endpoint('PUT', '/api/fundraising/profile', {
  body: accountStepSchema,
  answer: profileStepSchema,
})

/** The picture of somebody's fundraising page for where its link is shared. */
export const fundraiserPicture = endpoint('GET', '/api/pictures/fundraisers/:eventId/:fundraiserId/:locale', {
  limit: 'reads',
  answer: 'image/png',
})
