import 'server-only'
import { z } from 'zod'
import { AppError, NotFoundError } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import { SharedRecords } from '@/lib/core/server/shared-records'
import { isUnsettled, mayHaveHappened } from '@/lib/core/server/unanswered'
import { projectSchema, type Project } from './schema'

/** How long the provider may still be creating a project after a call without an answer. */
export const UNSETTLED_MS = 30_000

/** Unanswered attempts that one instance remembers. */
const MOST_UNSETTLED = 1000

/** Projects being opened, and unanswered attempts that may still succeed. */
const state = () =>
  processWide('fundraising projects', () => ({
    opened: new SharedOnce<Project>({
      kind: 'fundraising-project',
      schema: projectSchema,
      rememberedMs: 0,
      most: 1,
      withoutStore: 'refuses',
    }),
    unsettled: new SharedRecords('fundraising-unsettled', z.literal(true), MOST_UNSETTLED),
  }))

export type ProjectKey = { fundraiserId: Identifier; eventId: Identifier }

/** The provider's operations for opening a project. */
export type Projects = {
  /** The fundraiser's project for the event; if there are several, always the first. */
  find(key: ProjectKey): Promise<Project | undefined>
  listCampaigns(eventId: Identifier): Promise<{ id: Identifier }[]>
  create(project: ProjectKey & { campaignId: Identifier }): Promise<Project>
}

/**
 * The fundraiser's project for an event, created with the first campaign if there is none [FR-027, FR-028]. The
 * provider creates another one with each call, so concurrent callers share one run, an existing project is looked for
 * first, and none is created while an earlier attempt may still succeed (docs/decisions/027).
 *
 * @param now milliseconds since 1970
 * @throws NotFoundError if the event has no campaigns [FR-049]; UpstreamError
 */
export function openProject(projects: Projects, key: ProjectKey, now: () => number): Promise<Project> {
  const { opened, unsettled } = state()
  const name = `${key.fundraiserId} ${key.eventId}`
  return opened.run(name, name, async (confirm) => {
    const known = await projects.find(key)
    if (known) return known
    if (await unsettled.find(name, now())) throw new AppError('upstream_unavailable')
    const [campaign] = await projects.listCampaigns(key.eventId)
    if (campaign === undefined) throw new NotFoundError(`campaigns of fundraising event ${key.eventId}`)
    await confirm()
    return projects.create({ ...key, campaignId: campaign.id }).catch(async (error: unknown) => {
      const made = mayHaveHappened(error) ? await projects.find(key).catch(() => undefined) : undefined
      if (made) return made
      if (isUnsettled(error)) await unsettled.keep(name, true, UNSETTLED_MS, now())
      throw error
    })
  })
}
