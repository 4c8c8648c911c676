import 'server-only'
import { processTime } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { PersistedFile } from '@/lib/core/server/persisted-file'
import { log } from '@/lib/core/server/log'
import { PatientFlight } from './patient-flight'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { text } from '../fields/fields'
import { masterRefOf, readRepository, repositorySchema, type Repository } from './repository-description'

/** How long a ref is trusted; a publish drops it at once. */
const BELIEVED_MS = 5_000

/** How long callers that don't need the answer wait for it, counted from the request to the service. */
const TIMEOUT_MS = 500

/** How long after a failure the service is regarded as unreachable: it is asked, but callers don't wait for it. */
const OUTAGE_MS = 15_000

/**
 * Callers that already have something to show don't wait if the service was asked this recently, even if it didn't
 * answer.
 */
const RECENT_MS = 60_000

/**
 * The last known description. The file is beside Next's data cache and survives rebuilds, so a build during an outage
 * has it.
 */
const lastKnown = new PersistedFile(dataFilePath('content-repository.json'), repositorySchema)

/** `isCertain`: the service has said so itself; otherwise it is the last known answer, used during an outage. */
type Known = { repository: Repository; isCertain: boolean }

type State = {
  held?: Known & { until: number }
  /** When the service last answered, or failed to. */
  askedAt: number
  reads: PatientFlight<Known>
  /** Number of publishes: an answer requested before the latest one isn't trusted. */
  publishes: number
}

const state = processWide<State>('content repository', () => ({
  askedAt: -Infinity,
  publishes: 0,
  reads: new PatientFlight(),
}))

/**
 * The content repository's description with its master ref, read outside Next's data cache: a cached ref would
 * regenerate a published page with the old content (docs/decisions/003). During an outage the last known one is used,
 * also across restarts.
 *
 * @throws UpstreamError if the service is unreachable and no earlier answer is known
 */
export async function getRepository(): Promise<Repository> {
  const { repository } = heldNow() ?? (await state.reads.join('repository', refresh))
  return repository
}

/** The answer in use. In an outage the service is asked again, in the background. */
function heldNow(): Known | undefined {
  const { held } = state
  if (held === undefined || held.until > processTime()) return held
  if (held.isCertain || held.until + OUTAGE_MS - BELIEVED_MS <= processTime()) return undefined
  void askFor(0)
  return held
}

/**
 * The service's answer, if it comes within so many milliseconds of the request; undefined otherwise. Not counted
 * towards any request's budget.
 */
async function askFor(milliseconds: number): Promise<Known | undefined> {
  try {
    return await state.reads.joinFor(milliseconds, 'repository', () => outsideRequests(refresh))
  } catch (error) {
    if (error instanceof UpstreamError) return undefined
    throw error
  }
}

const wasAskedWithin = (milliseconds: number) => state.askedAt + milliseconds > processTime()

/**
 * The ref of what is published.
 *
 * @throws UpstreamError as `getRepository` does
 */
export async function getMasterRef(): Promise<string> {
  return masterRefOf(await getRepository())
}

/**
 * The published ref, if the content service has confirmed it within the last seconds. Undefined if the service is slow,
 * and in an outage, when something may have been published unnoticed.
 */
export async function findCertainMasterRef(): Promise<string | undefined> {
  const isOutage = state.held === undefined && wasAskedWithin(OUTAGE_MS)
  const found = heldNow() ?? (await askFor(isOutage ? 0 : TIMEOUT_MS))
  return found?.isCertain ? masterRefOf(found.repository) : undefined
}

/**
 * The published ref as last heard, for callers that have something to show already; the service is asked again in the
 * background. Waits, briefly, only if it hasn't been asked for a minute. Undefined if this process has heard nothing
 * yet.
 */
export async function recentMasterRef(): Promise<string | undefined> {
  const found = heldNow() ?? (await askFor(wasAskedWithin(RECENT_MS) ? 0 : TIMEOUT_MS)) ?? state.held
  return found && masterRefOf(found.repository)
}

/**
 * After a failed read of documents the ref is no longer trusted until the service confirms it: in an outage something
 * may be published.
 */
export function doubtMasterRef(failure: unknown): void {
  if (!(failure instanceof UpstreamError) || failure.kind === 'over_budget' || isRefusal(failure)) return
  // In a known outage it isn't asked more often than before.
  if (state.held?.isCertain) state.held.until = 0
}

/** Whether the service itself refused. A rate limit isn't a refusal, nor is an answer that broke off. */
export const isRefusal = ({ status = 0 }: UpstreamError): boolean => status >= 400 && status < 500 && status !== 429

/** The latest known ref, however old, without a request. */
export function lastMasterRef(): string | undefined {
  return state.held && masterRefOf(state.held.repository)
}

/**
 * The ref of what is published now, fetched from the service and used by all callers from now on; for a publish.
 *
 * @throws UpstreamError if the service itself doesn't answer: the last known ref won't do here
 */
export async function fetchMasterRef(): Promise<string> {
  state.publishes += 1
  state.reads.leave('repository')
  if (state.held) state.held.until = 0
  return checkMasterRef()
}

/**
 * The ref of what is published now, fetched from the service and used from now on; what is known meanwhile stays in use.
 * The service is asked even while it seems to be out of reach: whoever follows publishes sees at once that it is back.
 *
 * @throws UpstreamError if the service itself doesn't answer
 */
export async function checkMasterRef(): Promise<string> {
  const { publishes } = state
  const repository = await readRepository(true)
  hold({ repository, isCertain: true }, publishes)
  return masterRefOf(repository)
}

/** Marks the token of a preview session; refs of releases are listed by the repository. */
export const SESSION_MARK = 'websitePreviewId='

/** The name of a ref's release; undefined for any other ref. @throws UpstreamError in an outage */
export async function findRelease(ref: string): Promise<string | undefined> {
  const { refs } = await getRepository()
  const release = refs.find((each) => each.ref === ref && !each.isMasterRef && !ref.includes(SESSION_MARK))
  return release && (text(release.label) ?? '')
}

async function refresh(): Promise<Known> {
  const { publishes } = state
  try {
    const answer = await readRepository().then(
      (repository) => ({ repository, isCertain: true }),
      (error: unknown) => ({ repository: lastKnownOr(error), isCertain: false }),
    )
    hold(answer, publishes)
    return answer
  } finally {
    state.askedAt = processTime()
  }
}

function lastKnownOr(error: unknown): Repository {
  const last = state.held?.repository ?? lastKnown.read()
  if (last === undefined) throw error
  log.warn({ err: error }, 'content service out of reach, the last known ref serves')
  return last
}

/** @param publishes number of publishes when it was requested */
function hold(answer: Known, publishes: number): void {
  if (publishes !== state.publishes) return
  const { repository } = answer
  const isNew = JSON.stringify(repository.refs) !== JSON.stringify(state.held?.repository.refs)
  state.held = { ...answer, until: processTime() + BELIEVED_MS }
  if (isNew && !lastKnown.write(repository)) log.warn('the content repository’s description could not be kept')
}
