import * as z from 'zod/mini'

/** The intent to register for a campaign, as the browser knows it: the key in its storage (decisions.md, "Campaigns"). */
export type RegistrationIntent = `${string}:register:${string}`

export const registrationIntentOf = (productSlug: string, campaignShortName: string): RegistrationIntent =>
  `${productSlug}:register:${campaignShortName}`

/** Whether the terms were ticked when registering was requested [CP-034, CP-048]. */
export const registrationIntentSchema = z.object({ hasTickedTerms: z.boolean() })
