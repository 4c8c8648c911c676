import 'server-only'
import { AppError, NotFoundError, UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { processWide } from '@/lib/core/server/process-wide'
import { SingleFlight } from '@/lib/core/single-flight'
import type { Project } from './schema'

/** How long the provider may still be creating a project after a call without an answer. */
export const UNSETTLED_MS = 30_000

/** Projects being opened, and until when an unanswered attempt may still succeed. */
const state = () =>
  processWide('fundraising projects', () => ({
    underway: new SingleFlight<Project>(),
    unsettledUntil: new Map<string, number>(),
  }))

export type ProjectKey = { fundraiserId: number; eventId: number }

/** The provider's operations for opening a project. */
export type Projects = {
  /** The fundraiser's project for the event; if there are several, always the first. */
  find(key: ProjectKey): Promise<Project | undefined>
  listCampaigns(eventId: number): Promise<{ id: number }[]>
  create(project: ProjectKey & { campaignId: number }): Promise<Project>
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
  const { underway, unsettledUntil } = state()
  const name = `${key.fundraiserId} ${key.eventId}`
  return underway.join(name, async () => {
    const known = await projects.find(key)
    if (known) return known
    if ((unsettledUntil.get(name) ?? 0) > now()) throw new AppError('upstream_unavailable')
    const [campaign] = await projects.listCampaigns(key.eventId)
    if (campaign === undefined) throw new NotFoundError(`campaigns of fundraising event ${key.eventId}`)
    return projects.create({ ...key, campaignId: campaign.id }).catch(async (error: unknown) => {
      const made = mayHaveHappened(error) ? await projects.find(key).catch(() => undefined) : undefined
      if (made) return made
      if (isUnsettled(error)) {
        for (const [each, until] of unsettledUntil) if (until <= now()) unsettledUntil.delete(each)
        unsettledUntil.set(name, now() + UNSETTLED_MS)
      }
      throw error
    })
  })
}

/** Failures after which the provider may still be at work; after any other it has ended. */
const SILENT: ReadonlySet<UpstreamErrorKind> = new Set(['timeout', 'network'])
const GATEWAY_GAVE_UP: ReadonlySet<number> = new Set([502, 504])
const NOT_SENT: ReadonlySet<UpstreamErrorKind> = new Set(['open', 'busy', 'over_budget'])

function isUnsettled(error: unknown): boolean {
  return error instanceof UpstreamError && (SILENT.has(error.kind) || GATEWAY_GAVE_UP.has(error.status ?? 0))
}

function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || NOT_SENT.has(error.kind)) return false
  return error.status === undefined || error.status < 400 || error.status >= 500
}
