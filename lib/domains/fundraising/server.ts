import 'server-only'
import { z } from 'zod'
import { processTime } from '@/lib/core/clock'
import { hasCode } from '@/lib/core/errors'
import { cachedRead } from '@/lib/core/server/cached-read'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { playerFactsFromGame } from '@/lib/domains/session/from-game'
import type { Member } from '@/lib/domains/session/member'
import {
  createFundraiser,
  createProject,
  getFundraisingEvent,
  listDonationsToEvent,
  listDonationsToProject,
  listFundraisers,
  listProjectsOfEvent,
  listProjectsOfFundraiser,
} from '@/lib/services/fundraising/client'
import { existingFundraiserIdOf } from '@/lib/services/fundraising/refusal'
import { getProfile, saveProfile } from '@/lib/services/game/profile'
import { fundraiserIdIn, sealClaim } from './account-claim'
import { randomPassword } from './account-password'
import { donationsFromProvider, eventFromProvider, projectFromProvider } from './from-provider'
import { openAccount, type Accounts } from './open-account'
import { openProject, type ProjectKey, type Projects } from './open-project'
import { donationSchema, fundraisingEventSchema, projectSchema } from './schema'
import type { Donation, EventSummary, OwnFundraiser, Project, SharedFundraiser } from './schema'

const accounts: Accounts = {
  create: createFundraiser,
  existingIdOf: existingFundraiserIdOf,
  list: listFundraisers,
}

const projects: Projects = {
  find: findProject,
  listCampaigns: async (eventId) => (await getFundraisingEvent(eventId)).campaigns ?? [],
  create: async (project) => projectFromProvider(await createProject(project)),
}

async function findProject({ fundraiserId, eventId }: ProjectKey): Promise<Project | undefined> {
  const found = (await listProjectsOfFundraiser(fundraiserId))
    .filter(({ event_id }) => event_id === eventId)
    .toSorted((one, other) => one.id - other.id)[0]
  return found && projectFromProvider(found)
}

/**
 * First step of the opt-in: the player's account at the provider, found or made [FR-026]. Safe to repeat, as all steps are.
 * @returns the account, sealed for the steps that follow
 */
export async function openAccountFor(member: Member): Promise<string> {
  const { email, firstName, lastName, fundraiserId } = await member.call(getProfile)
  const id = fundraiserId ?? (await openAccount(accounts, { email, firstName, lastName, password: randomPassword() }))
  return sealClaim(member, id)
}

/**
 * Second step: the player's project for an event, found or made [FR-027, FR-028].
 * @throws NotFoundError where the event has no campaigns [FR-049]
 */
export async function openProjectFor(member: Member, eventId: number, account: string): Promise<Project> {
  const fundraiserId = await fundraiserIdIn(account, member)
  return openProject(projects, { fundraiserId, eventId }, processTime)
}

/** Last step: the profile says from now on that the player is a fundraiser [FR-030, FR-050]. */
export async function keepFundraiser(member: Member, account: string): Promise<number> {
  const fundraiserId = await fundraiserIdIn(account, member)
  try {
    const saved = await member.call((token) => saveProfile({ fundraiserId }, token))
    member.learn(playerFactsFromGame(saved))
    return fundraiserId
  } catch (err) {
    log.warn({ err }, 'the profile does not say that its player is a fundraiser')
    throw err
  }
}

/** All steps in their order, for who comes back from signing in without script [FR-029]. */
export async function optIn(member: Member, eventId: number): Promise<Project> {
  const account = await openAccountFor(member)
  const project = await openProjectFor(member, eventId, account)
  await keepFundraiser(member, account)
  return project
}

/**
 * The player's own part in an event: the profile says who the player is to the provider, and where it can't be had the
 * session does. Never what an address says.
 */
export async function getOwnFundraiser(member: Member, eventId: number): Promise<OwnFundraiser> {
  const fundraiserId = await member.call(getProfile).then(
    (profile) => profile.fundraiserId ?? member.facts.fundraiserId,
    (err: unknown) => {
      if (hasCode(err, 'not_signed_in')) throw err
      log.warn({ err }, 'the session says whether its player is a fundraiser')
      return member.facts.fundraiserId
    },
  )
  const project = fundraiserId === null ? undefined : await findProject({ fundraiserId, eventId })
  return { fundraiserId, publicId: member.facts.publicId, project: project ?? null }
}

/** The provider announces no gifts, so pages that show them are made anew this often. */
const EVENT_SECONDS = 300
/** A page that was shared may be looked at by a crowd. */
const SHARED_SECONDS = 60

const MOST_DONATIONS = 5
const MOST_FUNDRAISERS = 5

/** The same for everybody, for cached pages. What the provider does not tell is left out, with a warning in the log. */
export async function getEventSummary(eventId: number): Promise<EventSummary> {
  const [event, donations, top] = await Promise.all([
    part('event', eventId, fundraisingEventSchema, async () => eventFromProvider(await getFundraisingEvent(eventId))),
    part('donations', eventId, z.array(donationSchema), async () =>
      donationsFromProvider(await listDonationsToEvent(eventId), MOST_DONATIONS),
    ),
    part('top fundraisers', eventId, z.array(projectSchema), async () =>
      topProjects((await listProjectsOfEvent(eventId)).map(projectFromProvider)),
    ),
  ])
  return { event, donations: donations ?? [], top: top ?? [] }
}

async function part<Value>(
  what: string,
  eventId: number,
  schema: z.core.$ZodType<Value>,
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  const cached = {
    key: ['fundraising', what, String(eventId)],
    share: 'content' as const,
    schema,
    revalidate: EVENT_SECONDS,
    tags: ['fundraising'],
  }
  try {
    return await cachedRead(cached, read)
  } catch (err) {
    log.warn({ err, eventId }, `the ${what} of a fundraising event cannot be shown`)
    await notePlaceholder(err)
    return undefined
  }
}

/** Who has raised most, of those who have raised anything and have a name; of equals who began first. */
function topProjects(all: readonly Project[]): Project[] {
  return all
    .filter(({ raised, firstName }) => raised > 0 && firstName !== undefined)
    .toSorted((one, other) => other.raised - one.raised || one.id - other.id)
    .slice(0, MOST_FUNDRAISERS)
}

/** Somebody's page in an event as anybody may see it; it never becomes the visitor's own [FR-003]. */
export async function getSharedFundraiser(fundraiserId: number, eventId: number): Promise<SharedFundraiser> {
  const project = await findSharedProject(fundraiserId, eventId)
  return { project: project ?? null, donations: project ? await donationsTo(project.id) : [] }
}

/** The same without its gifts. */
export async function findSharedProject(fundraiserId: number, eventId: number): Promise<Project | undefined> {
  const cached = {
    key: ['fundraiser', String(fundraiserId), String(eventId)],
    share: 'open' as const,
    schema: z.nullable(projectSchema),
    revalidate: SHARED_SECONDS,
    tags: ['fundraising'],
  }
  return (await cachedRead(cached, async () => (await findProject({ fundraiserId, eventId })) ?? null)) ?? undefined
}

/** A page without its gifts is still worth showing. */
async function donationsTo(projectId: number): Promise<Donation[]> {
  const cached = {
    key: ['project donations', String(projectId)],
    share: 'open' as const,
    schema: z.array(donationSchema),
    revalidate: SHARED_SECONDS,
    tags: ['fundraising'],
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
