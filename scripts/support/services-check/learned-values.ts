import { z } from 'zod'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import { encodeArticleId } from '../../../lib/domains/articles/article-id.ts'
import type { ContentSample } from './content.ts'

/** Values of parameters, by the parameter (`countryCode`) or by call and parameter (`getRoute.id`). */
export type Values = Readonly<Record<string, string>>

/** What calls can be asked with before any has been answered. */
export function valuesFrom(env: Env, { templates, campaigns, fundraisingEvents }: ContentSample): Values {
  return {
    product: env.PRODUCT_SLUG,
    'x-source': `${env.PRODUCT_SLUG}-web`,
    company: env.TRAINING_COMPANY_ID,
    // Where plans of another country are not sold, those of the US are shown.
    countryCode: 'US',
    tag: 'featured',
    // The one campaign that is a quest (docs/spec/contracts.md, "Content").
    'getQuest.slug': 'gran-fondo-quest',
    ...named(['getTemplate.file'], templates[0]),
    ...named(['shortName'], campaigns[0]),
    ...named(['getFundraisingEvent.id', 'listProjects.event_id', 'listDonations.event_id'], fundraisingEvents[0]),
  }
}

const id = z.union([z.string().min(1), z.number()]).transform(String)
const optionalId = id.optional().catch(undefined)

const eventSchema = z.object({
  id,
  routeId: optionalId,
  eventSubgroups: z.array(z.object({ id })).catch([]),
})

const ofEvents = z.array(eventSchema).transform(([event]): Values => ({
  ...named(['getPublicEvent.id', 'getFullEvent.id'], event?.id),
  ...named(['getRoute.id'], event?.routeId),
  ...named(['getRaceResults.event_subgroup_id'], event?.eventSubgroups[0]?.id),
}))

/** What the answers of some calls say that others can be asked with. */
const learnable: Readonly<Record<string, z.ZodType<Values>>> = {
  listUpcomingEvents: ofEvents,
  getProfile: z.object({ id }).transform((profile) => named(['profileId'], profile.id)),
  partnerConnectionCredentials: z
    .array(z.object({ name: z.string() }))
    .transform(([partner]) => named(['getPartnerConnectionAccessToken.name'], partner?.name)),
  listArticleCards: z
    .array(z.object({ ID: z.coerce.number().int().positive() }))
    .transform(([card]) => named(['getArticleCard.encoded'], card && encodeArticleId(card.ID))),
}

/** @param answer the JSON that a call was answered with */
export const learnedFrom = (call: string, answer: unknown): Values => learnable[call]?.safeParse(answer).data ?? {}

const named = (names: readonly string[], value: string | undefined): Values =>
  value === undefined ? {} : Object.fromEntries(names.map((name) => [name, value]))
