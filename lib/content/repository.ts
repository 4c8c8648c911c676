import 'server-only'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { UpstreamError } from '@/lib/core/errors'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { upstreamRequest } from '@/lib/core/server/upstream'

/** What `GET /api/v2` answers, as far as we rely on it; the rest is handed to the client untouched. */
const repositorySchema = z.looseObject({
  refs: z.array(z.looseObject({ ref: z.string(), isMasterRef: z.boolean().optional() })).min(1),
})

export type Repository = z.infer<typeof repositorySchema>

/** How long a ref is believed; a publish drops it at once. */
const BELIEVED_MS = 5_000

/** Survives rebuilds beside Next's data cache, so that a build during an outage finds the pages it knows. */
const LAST_KNOWN_FILE = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'content-repository.json')

type State = {
  held?: { repository: Repository; until: number }
  underway?: Promise<Repository>
  /** Raised by a publish: an answer that was asked for before it is not believed after it. */
  publishes: number
}

const state = processWide<State>('content repository', () => ({ publishes: 0 }))

/**
 * The content repository's description with its master ref, read outside Next's data cache: a cached ref would remake a
 * published page with the old content (docs/decisions/003). During an outage the last known one serves, also across
 * restarts.
 *
 * @throws UpstreamError where the service is out of reach and no earlier answer is known
 */
export async function getRepository(): Promise<Repository> {
  if (state.held && state.held.until > Date.now()) return state.held.repository
  if (state.underway) return state.underway
  const underway = refresh().finally(() => {
    if (state.underway === underway) state.underway = undefined
  })
  state.underway = underway
  return underway
}

/**
 * The ref of what is published.
 *
 * @throws UpstreamError as `getRepository` does, and where the repository names no master ref
 */
export async function getMasterRef(): Promise<string> {
  const { refs } = await getRepository()
  const master = refs.find(({ isMasterRef }) => isMasterRef)
  if (master === undefined) throw new UpstreamError({ service: 'content', operation: 'getRepository', kind: 'schema' })
  return master.ref
}

/** Forgets the master ref, after a publish. */
export function forgetRepository(): void {
  state.publishes += 1
  state.underway = undefined
  if (state.held) state.held.until = 0
}

async function refresh(): Promise<Repository> {
  const { publishes } = state
  const repository = await readRepository().catch((error: unknown) => {
    const last = state.held?.repository ?? readFromDisk()
    if (last === undefined) throw error
    log.warn({ err: error }, 'content service out of reach, the last known ref serves')
    return last
  })
  if (publishes !== state.publishes) return repository
  if (JSON.stringify(repository.refs) !== JSON.stringify(state.held?.repository.refs)) keepOnDisk(repository)
  state.held = { repository, until: Date.now() + BELIEVED_MS }
  return repository
}

function readRepository(): Promise<Repository> {
  return upstreamRequest(
    {
      service: 'content',
      operation: 'getRepository',
      url: env.PRISMIC_ENDPOINT,
      query: { access_token: env.PRISMIC_ACCESS_TOKEN },
      schema: repositorySchema,
      deadlineMs: env.UPSTREAM_DEADLINE_MS,
    },
    { fetch: directFetch, random: Math.random },
  )
}

function keepOnDisk(repository: Repository): void {
  mkdirSync(dirname(LAST_KNOWN_FILE), { recursive: true })
  writeFileSync(LAST_KNOWN_FILE, JSON.stringify(repository))
}

function readFromDisk(): Repository | undefined {
  try {
    return repositorySchema.parse(JSON.parse(readFileSync(LAST_KNOWN_FILE, 'utf8')))
  } catch {
    return undefined
  }
}
