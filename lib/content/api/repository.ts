import 'server-only'
import { processTime } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { PersistedFile, dataFilePath } from '@/lib/core/server/persisted-file'
import { log } from '@/lib/core/server/log'
import { PatientFlight } from '@/lib/core/server/patient-flight'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { text } from '../fields/fields'
import { masterRefOf, readRepository, repositorySchema, type Repository } from './repository-description'

/** How long a ref is believed; a publish drops it at once. */
const BELIEVED_MS = 5_000

/** How long somebody waits who can do without the answer, counted from when the service was asked. */
const PATIENCE_MS = 500

/** After a failure the service is taken to be out of reach for so long: it is asked, but nobody waits for the answer. */
const OUTAGE_MS = 15_000

/** Callers that have something to show already don't wait if the service was asked this recently, whatever came of it. */
const RECENT_MS = 60_000

/** Survives rebuilds beside Next's data cache, so that a build during an outage finds the pages it knows. */
const lastKnown = new PersistedFile(dataFilePath('content-repository.json'), repositorySchema)

/** `isCertain`: the service has said so itself; otherwise it is the last known answer, used during an outage. */
type Known = { repository: Repository; isCertain: boolean }

type State = {
  held?: Known & { until: number }
  /** When the service last answered, or failed to. */
  askedAt: number
  reads: PatientFlight<Known>
  /** Raised by a publish: an answer that was asked for before it is not believed after it. */
  publishes: number
}

const state = processWide<State>('content repository', () => ({
  askedAt: -Infinity,
  publishes: 0,
  reads: new PatientFlight(),
}))

/**
 * The content repository's description with its master ref, read outside Next's data cache: a cached ref would remake a
 * published page with the old content (docs/decisions/003). During an outage the last known one serves, also across
 * restarts.
 *
 * @throws UpstreamError where the service is out of reach and no earlier answer is known
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

/** What the service says within so many milliseconds of being asked, on nobody's account; undefined where it does not. */
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
  const found = heldNow() ?? (await askFor(isOutage ? 0 : PATIENCE_MS))
  return found?.isCertain ? masterRefOf(found.repository) : undefined
}

/**
 * The published ref as last heard, for callers that have something to show already; the service is asked again in the
 * background. Waits, briefly, only if it hasn't been asked for a minute. Undefined if this process has heard nothing
 * yet.
 */
export async function recentMasterRef(): Promise<string | undefined> {
  const found = heldNow() ?? (await askFor(wasAskedWithin(RECENT_MS) ? 0 : PATIENCE_MS)) ?? state.held
  return found && masterRefOf(found.repository)
}

/**
 * Makes of a failed read of documents that nobody believes a ref until the service has named it again: in an outage
 * something may be published.
 */
export function doubtMasterRef(failure: unknown): void {
  if (!(failure instanceof UpstreamError) || failure.kind === 'over_budget' || isRefusal(failure)) return
  // In an outage that is known of it is asked no more often than ever.
  if (state.held?.isCertain) state.held.until = 0
}

/** Whether the service itself says no. A limit on calls is not that, nor an answer that began well and broke off. */
export const isRefusal = ({ status = 0 }: UpstreamError): boolean => status >= 400 && status < 500 && status !== 429

/** The ref that was last heard of, whenever that was, without asking anybody. */
export function lastMasterRef(): string | undefined {
  return state.held && masterRefOf(state.held.repository)
}

/**
 * The ref of what is published at this moment, which everybody goes by from now on; for a publish.
 *
 * @throws UpstreamError where the service does not say so itself: the last known ref is no answer to this
 */
export async function fetchMasterRef(): Promise<string> {
  state.publishes += 1
  state.reads.leave('repository')
  if (state.held) state.held.until = 0
  const { publishes } = state
  const repository = await readRepository()
  hold({ repository, isCertain: true }, publishes)
  return masterRefOf(repository)
}

/** What marks the token of a preview session; the ref of a release is named by the repository itself. */
export const SESSION_MARK = 'websitePreviewId='

/** The name of the release that a ref is of; undefined for any other ref. @throws UpstreamError in an outage */
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

/** @param publishes there had been when it was asked for */
function hold(answer: Known, publishes: number): void {
  if (publishes !== state.publishes) return
  const { repository } = answer
  const isNew = JSON.stringify(repository.refs) !== JSON.stringify(state.held?.repository.refs)
  state.held = { ...answer, until: processTime() + BELIEVED_MS }
  if (isNew && !lastKnown.write(repository)) log.warn('the content repository’s description could not be kept')
}
