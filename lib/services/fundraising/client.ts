import 'server-only'
import { fundraisingRequest } from './request'
import {
  donationsSchema,
  fundraiserMadeSchema,
  fundraisersSchema,
  fundraisingEventSchema,
  projectMadeSchema,
  projectsSchema,
  type ProviderDonation,
  type ProviderEvent,
  type ProviderFundraiser,
  type ProviderProject,
} from './schema'

export type NewFundraiser = { email: string; firstName: string; lastName: string; password: string }

/**
 * Opens an account with the terms accepted; the provider writes no e-mail about it [FR-013, FR-035, FR-038].
 * @throws UpstreamError; `existingFundraiserIdOf` reads from it the account that the address has already
 */
export async function createFundraiser({ email, firstName, lastName, password }: NewFundraiser): Promise<number> {
  const { fundraiser } = await fundraisingRequest({
    operation: 'createFundraiser',
    path: '/fundraisers',
    method: 'POST',
    body: {
      accept_terms: true,
      email,
      first_name: firstName,
      last_name: lastName,
      password,
      skip_notification: true,
    },
    schema: fundraiserMadeSchema,
  })
  return fundraiser.id
}

/**
 * @param page counted from 1; the first one is requested without the parameter, since a provider may not support paging
 * [FR-040]
 */
export function listFundraisers(page = 1): Promise<ProviderFundraiser[]> {
  return fundraisingRequest({
    operation: 'listFundraisers',
    path: '/fundraisers',
    query: { page: page === 1 ? undefined : page },
    schema: fundraisersSchema,
  })
}

export type NewProject = { campaignId: number; fundraiserId: number; eventId: number }

/** Creates a project for a fundraiser, a new one with each call [FR-016, FR-039]. */
export function createProject({ campaignId, fundraiserId, eventId }: NewProject): Promise<ProviderProject> {
  return fundraisingRequest({
    operation: 'createProject',
    path: '/projects',
    method: 'POST',
    body: { campaign_id: campaignId, fundraiser_id: fundraiserId, event_id: eventId, skip_notification: true },
    schema: projectMadeSchema,
  })
}

/** [FR-044] */
export function listProjectsOfFundraiser(fundraiserId: number): Promise<ProviderProject[]> {
  return listProjects('listProjectsOfFundraiser', { fundraiser_id: fundraiserId })
}

/** [FR-045] */
export function listProjectsOfEvent(eventId: number): Promise<ProviderProject[]> {
  return listProjects('listProjectsOfEvent', { event_id: eventId })
}

/** An event with the campaigns that projects may be for. @throws NotFoundError [FR-043] */
export function getFundraisingEvent(eventId: number): Promise<ProviderEvent> {
  return fundraisingRequest({
    operation: 'getFundraisingEvent',
    path: `/events/${eventId}`,
    query: { show_related: 'true' },
    schema: fundraisingEventSchema,
    missing: `fundraising event ${eventId}`,
  })
}

/** [FR-041] */
export function listDonationsToEvent(eventId: number): Promise<ProviderDonation[]> {
  return listDonations('listDonationsToEvent', { event_id: eventId })
}

/** [FR-042] */
export function listDonationsToProject(projectId: number): Promise<ProviderDonation[]> {
  return listDonations('listDonationsToProject', { project_id: projectId })
}

function listProjects(operation: string, query: Record<string, number>): Promise<ProviderProject[]> {
  return fundraisingRequest({ operation, path: '/projects', query, schema: projectsSchema })
}

function listDonations(operation: string, query: Record<string, number>): Promise<ProviderDonation[]> {
  return fundraisingRequest({ operation, path: '/donations', query, schema: donationsSchema })
}
