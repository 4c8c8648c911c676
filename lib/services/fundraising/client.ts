import 'server-only'
import { z } from 'zod'
import { identifierInBody, type Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, optional } from '@/lib/core/wire'
import { fundraisingRequest } from './request'

/** Decimal text in major units; anything else is dropped. */
const amount = ifWellFormed(z.string().regex(/^\d{1,12}(\.\d{1,4})?$/))
const currency = ifWellFormed(z.object({ symbol: ifWellFormed(z.string()) }))

export type NewFundraiser = { email: string; firstName: string; lastName: string; password: string }

/** The answer to a new account [FR-015]. */
const fundraiserMadeSchema = z
  .object({ fundraiser: z.object({ id: receivedIdentifierSchema }) })
  .transform(({ fundraiser }) => fundraiser.id)

/**
 * Opens an account with the terms accepted; the provider writes no e-mail about it [FR-013, FR-035, FR-038].
 * @returns the account's id
 * @throws UpstreamError; `existingFundraiserIdOf` reads from it the account that the address has already
 */
export const createFundraiser = ({ email, firstName, lastName, password }: NewFundraiser) =>
  fundraisingRequest({
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

const fundraisersSchema = z
  .object({ fundraisers: rowsOf(z.object({ id: receivedIdentifierSchema, email: z.string() }), 'fundraisers') })
  .transform(({ fundraisers }) => fundraisers)

/**
 * @param page counted from 1; the first one is requested without the parameter, since a provider may not support paging
 * [FR-040]
 */
export const listFundraisers = (page = 1) =>
  fundraisingRequest({
    operation: 'listFundraisers',
    path: '/fundraisers',
    query: { page: page === 1 ? undefined : page },
    schema: fundraisersSchema,
  })

/** A fundraiser's page at the provider [FR-017]. */
const projectSchema = z.object({
  id: receivedIdentifierSchema,
  event_id: ifWellFormed(receivedIdentifierSchema),
  url: ifWellFormed(z.string()),
  raised: amount,
  target: amount,
  story: ifWellFormed(z.string()),
  currency,
  fundraiser: ifWellFormed(z.object({ first_name: ifWellFormed(z.string()), last_name: ifWellFormed(z.string()) })),
})
export type ProviderProject = z.infer<typeof projectSchema>

export const projectMadeSchema = z.object({ project: projectSchema }).transform(({ project }) => project)

export type NewProject = { campaignId: Identifier; fundraiserId: Identifier; eventId: Identifier }

/** Creates a project for a fundraiser, a new one with each call [FR-016, FR-039]. */
export const createProject = ({ campaignId, fundraiserId, eventId }: NewProject) =>
  fundraisingRequest({
    operation: 'createProject',
    path: '/projects',
    method: 'POST',
    body: {
      campaign_id: identifierInBody(campaignId),
      fundraiser_id: identifierInBody(fundraiserId),
      event_id: identifierInBody(eventId),
      skip_notification: true,
    },
    schema: projectMadeSchema,
  })

const projectsSchema = z
  .object({ projects: rowsOf(projectSchema, 'fundraising projects') })
  .transform(({ projects }) => projects)

/** Projects of which each can be told by its event: "none" would have another one made. */
const certainProjectsSchema = z
  .object({ projects: z.array(projectSchema.extend({ event_id: receivedIdentifierSchema })) })
  .transform(({ projects }) => projects)

const listProjects = (
  operation: string,
  query: Record<string, Identifier>,
  schema: z.ZodType<ProviderProject[]> = projectsSchema,
) => fundraisingRequest({ operation, path: '/projects', query, schema })

/** The projects of a fundraiser, in all events [FR-044]. */
export const listProjectsOfFundraiser = (fundraiserId: Identifier) =>
  listProjects('listProjectsOfFundraiser', { fundraiser_id: fundraiserId })

/** Like `listProjectsOfFundraiser`, before one is made. @throws UpstreamError also if one of them can't be read [FR-028] */
export const listCertainProjects = (fundraiserId: Identifier) =>
  listProjects('listProjectsOfFundraiser', { fundraiser_id: fundraiserId }, certainProjectsSchema)

/** The projects of an event, of all fundraisers [FR-045]. */
export const listProjectsOfEvent = (eventId: Identifier) => listProjects('listProjectsOfEvent', { event_id: eventId })

/** The event that money is raised for [FR-018]. */
const eventSchema = z.object({
  campaigns: optional(
    rowsOf(
      z.object({
        id: receivedIdentifierSchema,
        title: ifWellFormed(z.string()),
        charity_id: ifWellFormed(receivedIdentifierSchema),
        charity: ifWellFormed(z.object({ id: receivedIdentifierSchema })),
      }),
      'fundraising campaigns',
    ),
  ),
  counts: ifWellFormed(z.object({ fundraisers: ifWellFormed(z.int()) })),
  raised: amount,
  target: amount,
  deadline_date: ifWellFormed(z.string()),
  currency,
})
export type ProviderEvent = z.infer<typeof eventSchema>

export const fundraisingEventSchema = z.object({ event: eventSchema }).transform(({ event }) => event)

/** An event with the campaigns that projects may be for. @throws NotFoundError [FR-043] */
export const getFundraisingEvent = (eventId: Identifier) =>
  fundraisingRequest({
    operation: 'getFundraisingEvent',
    path: `/events/${encodeURIComponent(eventId)}`,
    query: { show_related: 'true' },
    schema: fundraisingEventSchema,
    missing: `fundraising event ${eventId}`,
    isById: true,
  })

const donationSchema = z.object({
  id: receivedIdentifierSchema,
  amount,
  currency: ifWellFormed(z.string()),
  name: ifWellFormed(z.string()),
  message: ifWellFormed(z.string()),
  created: ifWellFormed(z.string()),
})
export type ProviderDonation = z.infer<typeof donationSchema>

export const donationsSchema = z
  .object({ donations: rowsOf(donationSchema, 'donations') })
  .transform(({ donations }) => donations)

const listDonations = (operation: string, query: Record<string, Identifier>) =>
  fundraisingRequest({ operation, path: '/donations', query, schema: donationsSchema })

/** Donations to an event [FR-041]. */
export const listDonationsToEvent = (eventId: Identifier) =>
  listDonations('listDonationsToEvent', { event_id: eventId })

/** Donations to a project [FR-042]. */
export const listDonationsToProject = (projectId: Identifier) =>
  listDonations('listDonationsToProject', { project_id: projectId })
