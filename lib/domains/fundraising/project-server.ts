import 'server-only'
import { compareIdentifiers, type Identifier } from '@/lib/core/identifier'
import type { Member } from '@/lib/domains/session/member'
import { listCertainProjects, listProjectsOfFundraiser, type ProviderProject } from '@/lib/services/fundraising/client'
import { getProfile } from '@/lib/services/game/profile'
import { projectFromProvider } from './from-provider'
import type { ProjectKey } from './open-project'
import type { Project } from './schema'

/** A fundraiser's page in an event, the first if there are several. */
export const findProject = (key: ProjectKey) => findAmong(listProjectsOfFundraiser, key)

/**
 * Like `findProject`, before one is made.
 *
 * @throws UpstreamError also if a project can't be read: it might be the one that is looked for
 */
export const findCertainProject = (key: ProjectKey) => findAmong(listCertainProjects, key)

type List = (fundraiserId: Identifier) => Promise<ProviderProject[]>

async function findAmong(list: List, { fundraiserId, eventId }: ProjectKey): Promise<Project | undefined> {
  const found = (await list(fundraiserId))
    .filter(({ event_id }) => event_id === eventId)
    .toSorted((one, other) => compareIdentifiers(one.id, other.id))[0]
  return found && projectFromProvider(found)
}

/** A fundraiser's page, and the event that it is in, if the provider names it. */
export type OwnProject = Project & { eventId: Identifier | undefined }

/** The player's pages in all events, the newest first; none of a player who raises nothing. @throws UpstreamError */
export async function listOwnProjects(member: Member): Promise<OwnProject[]> {
  const { fundraiserId } = await member.call(getProfile)
  return fundraiserId === undefined ? [] : listProjects(fundraiserId)
}

/** A fundraiser's pages in all events, the newest first. @throws UpstreamError */
export async function listProjects(fundraiserId: Identifier): Promise<OwnProject[]> {
  return (await listProjectsOfFundraiser(fundraiserId))
    .toSorted((one, other) => compareIdentifiers(other.id, one.id))
    .map(withEvent)
}

function withEvent(project: ProviderProject): OwnProject {
  return { ...projectFromProvider(project), eventId: project.event_id }
}
