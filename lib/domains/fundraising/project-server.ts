import 'server-only'
import { listProjectsOfFundraiser } from '@/lib/services/fundraising/client'
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
