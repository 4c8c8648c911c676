import 'server-only'
import { z } from 'zod'
import { compareIdentifiers, type Identifier } from '@/lib/core/identifier'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapForMember, gapInPage } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'
import { isRefusedId } from '@/lib/core/server/upstream'
import type { Member } from '@/lib/domains/session/member'
import {
  getFundraisingEvent,
  listDonationsToEvent,
  listDonationsToProject,
  listProjectsOfEvent,
} from '@/lib/services/fundraising/client'
import { getProfile } from '@/lib/services/game/profile'
import { findProject } from './project-server'
import { donationsFromProvider, eventFromProvider, projectFromProvider } from './from-provider'
import {
  donationSchema,
  fundraisingEventSchema,
  projectSchema,
  type Donation,
  type EventSummary,
  type FundraisingEvent,
  type OwnFundraiser,
  type Project,
  type SharedFundraiser,
} from './schema'

/**
 * The player's own part in an event: the provider's id of the player comes from the profile, or from the session if
 * that can't be read. Never from an address.
 */
export async function getOwnFundraiser(member: Member, eventId: Identifier): Promise<OwnFundraiser> {
  const known = member.facts.fundraiserId
  const fundraiserId = await member
    .call(getProfile)
    .then(
      (profile) => profile.fundraiserId ?? known,
      gapForMember('the session says whether its player is a fundraiser', {}, known),
    )
  const project = fundraiserId === null ? undefined : await findProject({ fundraiserId, eventId })
  return { fundraiserId, publicId: member.facts.publicId, project: project ?? null }
}

/** The provider sends no webhook for donations, so pages that show them are regenerated this often. */
const EVENT_SECONDS = 300
/** A shared page may be visited by a crowd. */
const SHARED_SECONDS = 60

const MOST_DONATIONS = 5
const MOST_FUNDRAISERS = 5

/**
 * A fundraising event with its latest donations and its top fundraisers, for cached pages (no player's data). Parts the
 * provider fails to return are left out, with a warning in the log.
 */
export async function getEventSummary(eventId: Identifier): Promise<EventSummary> {
  const [event, donations, top] = await Promise.all([
    findFundraisingEvent(eventId),
    readPart('donations', eventId, z.array(donationSchema), async () =>
      donationsFromProvider(await listDonationsToEvent(eventId), MOST_DONATIONS),
    ),
    readPart('top fundraisers', eventId, z.array(projectSchema), async () =>
      topProjects((await listProjectsOfEvent(eventId)).map(projectFromProvider)),
    ),
  ])
  return { event, donations: donations ?? [], top: top ?? [] }
}

/** An event's total and figures, for everybody; undefined, with a warning in the log, if they can't be read. */
export const findFundraisingEvent = (eventId: Identifier): Promise<FundraisingEvent | undefined> =>
  readPart('event', eventId, fundraisingEventSchema, async () => eventFromProvider(await getFundraisingEvent(eventId)))

async function readPart<Value>(
  what: string,
  eventId: Identifier,
  schema: z.core.$ZodType<Value>,
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  return cachedRead(
    {
      key: ['fundraising', what, eventId],
      share: 'content',
      schema,
      revalidate: EVENT_SECONDS,
    },
    read,
  ).catch(gapInPage(`the ${what} of a fundraising event cannot be shown`, { eventId }, undefined))
}

/** The fundraisers with the highest totals among those with a name and a total above zero; of equals the earliest. */
function topProjects(all: readonly Project[]): Project[] {
  return all
    .filter(({ raised, firstName }) => raised > 0 && firstName !== undefined)
    .toSorted((one, other) => other.raised - one.raised || compareIdentifiers(one.id, other.id))
    .slice(0, MOST_FUNDRAISERS)
}

/** The public view of somebody's page in an event; it never becomes the visitor's own [FR-003]. */
export async function getSharedFundraiser(fundraiserId: Identifier, eventId: Identifier): Promise<SharedFundraiser> {
  const project = await findSharedProject(fundraiserId, eventId)
  return { project: project ?? null, donations: project ? await donationsTo(project.id) : [] }
}

/** Somebody's project in an event, without its donations. */
export async function findSharedProject(fundraiserId: Identifier, eventId: Identifier): Promise<Project | undefined> {
  const cached = {
    key: ['fundraiser', fundraiserId, eventId],
    share: 'open' as const,
    schema: z.nullable(projectSchema),
    revalidate: SHARED_SECONDS,
  }
  const read = () => findProject({ fundraiserId, eventId }).catch(noneIfRefused)
  return (await cachedRead(cached, async () => (await read()) ?? null)) ?? undefined
}

/** A provider that numbers its things refuses any other id as a bad request: there is nothing of such an id. */
function noneIfRefused(error: unknown): undefined {
  if (isRefusedId(error)) return undefined
  throw error
}

/** Donations to a project; empty on failure, since the page is worth showing without them. */
async function donationsTo(projectId: Identifier): Promise<Donation[]> {
  const cached = {
    key: ['project donations', projectId],
    share: 'open' as const,
    schema: z.array(donationSchema),
    revalidate: SHARED_SECONDS,
  }
  try {
    return await cachedRead(cached, async () =>
      donationsFromProvider(await listDonationsToProject(projectId), MOST_DONATIONS),
    )
  } catch (err) {
    log.warn({ err }, 'the donations to a project cannot be shown')
    return []
  }
}
