import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, optional } from '@/lib/core/wire'

/** Decimal text in major units; anything else is dropped. */
const amount = ifWellFormed(z.string().regex(/^\d{1,12}(\.\d{1,4})?$/))
const currency = ifWellFormed(z.object({ symbol: ifWellFormed(z.string()) }))

/** The answer to a new account [FR-015]. */
export const fundraiserMadeSchema = z.object({ fundraiser: z.object({ id: z.int() }) })

/** Refusal of a new account: the address already has one, with this id [FR-046]. */
export const fundraiserExistsSchema = z.object({ fundraiser_id: z.int() })

const listedFundraiserSchema = z.object({ id: z.int(), email: z.string() })
export const fundraisersSchema = z
  .object({ fundraisers: rowsOf(listedFundraiserSchema, 'fundraisers') })
  .transform(({ fundraisers }) => fundraisers)

/** A fundraiser's page at the provider [FR-017]. */
const projectSchema = z.object({
  id: z.int(),
  event_id: ifWellFormed(z.int()),
  url: ifWellFormed(z.string()),
  raised: amount,
  target: amount,
  story: ifWellFormed(z.string()),
  currency,
  fundraiser: ifWellFormed(z.object({ first_name: ifWellFormed(z.string()), last_name: ifWellFormed(z.string()) })),
})
export const projectMadeSchema = z.object({ project: projectSchema }).transform(({ project }) => project)
export const projectsSchema = z
  .object({ projects: rowsOf(projectSchema, 'fundraising projects') })
  .transform(({ projects }) => projects)

/** The event that money is raised for [FR-018]. */
const eventSchema = z.object({
  campaigns: optional(
    rowsOf(
      z.object({
        id: z.int(),
        title: ifWellFormed(z.string()),
        charity_id: ifWellFormed(z.int()),
        charity: ifWellFormed(z.object({ id: z.int() })),
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
export const fundraisingEventSchema = z.object({ event: eventSchema }).transform(({ event }) => event)

const donationSchema = z.object({
  id: z.int(),
  amount,
  currency: ifWellFormed(z.string()),
  name: ifWellFormed(z.string()),
  message: ifWellFormed(z.string()),
  created: ifWellFormed(z.string()),
})
export const donationsSchema = z
  .object({ donations: rowsOf(donationSchema, 'donations') })
  .transform(({ donations }) => donations)

export type ProviderFundraiser = z.infer<typeof listedFundraiserSchema>
export type ProviderProject = z.infer<typeof projectSchema>
export type ProviderEvent = z.infer<typeof eventSchema>
export type ProviderDonation = z.infer<typeof donationSchema>
