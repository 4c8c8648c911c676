import 'server-only'
import { z } from 'zod'
import { processTime } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { env } from '@/lib/core/server/env'
import { KeptFile, keptPath } from '@/lib/core/server/kept-file'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { SingleFlight } from '@/lib/core/single-flight'
import { text } from '../fields/fields'

const refSchema = z.looseObject({ ref: z.string(), isMasterRef: z.boolean().nullish() })

/**
 * What `GET /api/v2` answers, as far as we rely on it: the ref of what is published. The rest is handed to the client
 * untouched, and whatever is wrong with the refs of releases and previews is nobody's business here.
 */
const repositorySchema = z.looseObject({
  refs: z
    .array(z.unknown())
    .transform((refs) => refs.flatMap((each) => refSchema.safeParse(each).data ?? []))
    .refine((refs) => refs.some(({ isMasterRef }) => isMasterRef), 'names no master ref'),
})

export type Repository = z.infer<typeof repositorySchema>

/** How long a ref is believed; a publish drops it at once. */
const BELIEVED_MS = 5_000

/** Survives rebuilds beside Next's data cache, so that a build during an outage finds the pages it knows. */
const lastKnown = new KeptFile(keptPath('content-repository.json'), repositorySchema)

/** `isCertain`: the service has said so itself; otherwise the last known answer stands in during an outage. */
type Known = { repository: Repository; isCertain: boolean }

type State = {
  held?: Known & { until: number }
  reads: SingleFlight<Known>
  /** Raised by a publish: an answer that was asked for before it is not believed after it. */
  publishes: number
}

const state = processWide<State>('content repository', () => ({ publishes: 0, reads: new SingleFlight() }))

/**
 * The content repository's description with its master ref, read outside Next's data cache: a cached ref would remake a
 * published page with the old content (docs/decisions/003). During an outage the last known one serves, also across
 * restarts.
 *
 * @throws UpstreamError where the service is out of reach and no earlier answer is known
 */
export async function getRepository(): Promise<Repository> {
  return (await known()).repository
}

async function known(): Promise<Known> {
  if (state.held && state.held.until > processTime()) return state.held
  return state.reads.join('repository', refresh)
}

/**
 * The ref of what is published.
 *
 * @throws UpstreamError as `getRepository` does
 */
export async function getMasterRef(): Promise<string> {
  return masterRefOf(await getRepository())
}

/**
 * The same where the service has said so within the last seconds; undefined in an outage, in which something may have been
 * published that nobody here knows of.
 */
export async function findCertainMasterRef(): Promise<string | undefined> {
  try {
    const { repository, isCertain } = await known()
    return isCertain ? masterRefOf(repository) : undefined
  } catch (error) {
    if (error instanceof UpstreamError) return undefined
    throw error
  }
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
export async function askMasterRef(): Promise<string> {
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

function masterRefOf({ refs }: Repository): string {
  const master = refs.find(({ isMasterRef }) => isMasterRef)
  if (master === undefined) throw new UpstreamError({ service: 'content', operation: 'getRepository', kind: 'schema' })
  return master.ref
}

async function refresh(): Promise<Known> {
  const { publishes } = state
  const answer = await readRepository().then(
    (repository) => ({ repository, isCertain: true }),
    (error: unknown) => ({ repository: lastKnownOr(error), isCertain: false }),
  )
  hold(answer, publishes)
  return answer
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

function readRepository(): Promise<Repository> {
  return upstreamRequest({
    service: 'content',
    operation: 'getRepository',
    url: env.PRISMIC_ENDPOINT,
    query: { access_token: env.PRISMIC_ACCESS_TOKEN },
    schema: repositorySchema,
    transport: directFetch,
  })
}
