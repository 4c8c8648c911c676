import 'server-only'
import type { Member } from '@/lib/domains/session/member'
import { listProjectsOfFundraiser } from '@/lib/services/fundraising/client'
import { getProfile } from '@/lib/services/game/profile'
import { projectFromProvider } from './from-provider'
import type { ProjectKey } from './open-project'
import type { Project } from './schema'

/** A fundraiser's page in an event, the first if there are several. */
export async function findProject({ fundraiserId, eventId }: ProjectKey): Promise<Project | undefined> {
  const found = (await listProjectsOfFundraiser(fundraiserId))
    .filter(({ event_id }) => event_id === eventId)
    .toSorted((one, other) => one.id - other.id)[0]
  return found && projectFromProvider(found)
}

/** The player's pages in all events; none of a player who raises nothing. @throws UpstreamError */
export async function listOwnProjects(member: Member): Promise<Project[]> {
  const { fundraiserId } = await member.call(getProfile)
  if (fundraiserId === undefined) return []
  return (await listProjectsOfFundraiser(fundraiserId)).map(projectFromProvider)
}
