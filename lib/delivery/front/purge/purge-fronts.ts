import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { processTime } from '../../../core/clock.ts'
import type { Env } from '../../../core/server/env-schema.ts'
import { PersistedFile } from '../../../core/server/persisted-file.ts'
import { provideGauge } from '../../../core/server/telemetry/gauges.ts'
import { appliedEverywhere, type PurgeFronts } from '../../../core/server/tag-expiry.ts'
import { keysToPurge } from '../front-keys.ts'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import type { Front } from './front.ts'
import { PurgeQueue } from './purge-queue.ts'
import { varnish } from './varnish.ts'

/** How long the other instances may take to expire their own copies, in milliseconds. */
const OTHERS_MS = 1_000

const waitingSchema = z.array(z.tuple([z.string(), z.enum(['soft', 'hard'])]))

/**
 * Opens the fronts that have to be told when tags expire, and goes on with what the previous process left.
 *
 * @param folder that outlives the process
 * @returns tells them, at once and once more when the other instances have expired their copies, from which a front may
 * have filled itself meanwhile; waits for none of them; undefined if there are none
 * @throws Error if the secret or the token of one is missing
 */
export function openFronts(env: Pick<Env, 'FRONT_PURGE_URLS'> & Secrets, folder: string): PurgeFronts | undefined {
  const queues = env.FRONT_PURGE_URLS.map((url) => {
    const file = createHash('sha256').update(url).digest('hex').slice(0, 16)
    const kept = new PersistedFile(join(folder, `front-purges-${file}.json`), waitingSchema)
    return new PurgeQueue(frontAt(url, env), {
      kept: { read: () => kept.read(), write: (waiting) => kept.write(waiting.map(([key, kind]) => [key, kind])) },
      now: processTime,
      later: (milliseconds, run) => void setTimeout(run, milliseconds).unref(),
    })
  })
  if (queues.length === 0) return undefined
  const states = () => queues.map(({ state }) => state)
  provideGauge('site.front.waiting', () =>
    states().map(({ front, waiting }) => ({ value: waiting, attributes: { front } })),
  )
  provideGauge('site.front.failing', () =>
    states().map(({ front, isFailing }) => ({ value: isFailing ? 1 : 0, attributes: { front } })),
  )
  const purge: PurgeFronts = async (expired) => {
    const { soft, hard } = keysToPurge(expired)
    for (const queue of queues) {
      queue.add(hard, 'hard')
      queue.add(soft, 'soft')
    }
  }
  return async (expired, entryId) => {
    await purge(expired, entryId)
    if (entryId !== undefined) void appliedEverywhere(entryId, OTHERS_MS).then(() => purge(expired, entryId))
  }
}

type Secrets = Pick<Env, 'FRONT_SECRET' | 'FRONT_PURGE_TOKEN'> & Partial<Pick<Env, 'FEATURE_FLAGS'>>

/** The front at an address: the host says of which kind it is. */
function frontAt(address: string, { FRONT_SECRET, FRONT_PURGE_TOKEN, FEATURE_FLAGS }: Secrets): Front {
  const url = address.replace(/\/+$/, '')
  switch (new URL(url).hostname) {
    case 'api.fastly.com':
      return fastly(url, known(FRONT_PURGE_TOKEN, 'FRONT_PURGE_TOKEN'))
    case 'api.cloudflare.com':
      return cloudflare(url, known(FRONT_PURGE_TOKEN, 'FRONT_PURGE_TOKEN'))
    default:
      return varnish(url, known(FRONT_SECRET, 'FRONT_SECRET'), FEATURE_FLAGS)
  }
}

function known(secret: string | undefined, name: string): string {
  if (secret === undefined) throw new Error(`FRONT_PURGE_URLS needs ${name}; see .env.example.`)
  return secret
}
