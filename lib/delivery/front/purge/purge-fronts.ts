import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { processTime } from '../../../core/clock.ts'
import type { Env } from '../../../core/server/env-schema.ts'
import { PersistedFile } from '../../../core/server/persisted-file.ts'
import { keysToPurge } from '../front-keys.ts'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import type { Front } from './front.ts'
import { PurgeQueue } from './purge-queue.ts'
import { varnish } from './varnish.ts'

const waitingSchema = z.array(z.tuple([z.string(), z.enum(['soft', 'hard'])]))

/**
 * Opens the fronts that have to be told when tags expire, and goes on with what the previous process left.
 *
 * @param folder that outlives the process
 * @returns a function that tells them, without waiting for any; undefined if there are none
 * @throws Error if the secret or the token of one is missing
 */
export function openFronts(
  env: Pick<Env, 'FRONT_PURGE_URLS' | 'FRONT_SECRET' | 'FRONT_PURGE_TOKEN'>,
  folder: string,
): ((tags: readonly string[]) => void) | undefined {
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
  return (tags) => {
    const { soft, hard } = keysToPurge(tags)
    for (const queue of queues) {
      queue.add(hard, 'hard')
      queue.add(soft, 'soft')
    }
  }
}

type Secrets = Pick<Env, 'FRONT_SECRET' | 'FRONT_PURGE_TOKEN'>

/** The front at an address: the host says of which kind it is. */
function frontAt(address: string, { FRONT_SECRET, FRONT_PURGE_TOKEN }: Secrets): Front {
  const url = address.replace(/\/+$/, '')
  switch (new URL(url).hostname) {
    case 'api.fastly.com':
      return fastly(url, known(FRONT_PURGE_TOKEN, 'FRONT_PURGE_TOKEN'))
    case 'api.cloudflare.com':
      return cloudflare(url, known(FRONT_PURGE_TOKEN, 'FRONT_PURGE_TOKEN'))
    default:
      return varnish(url, known(FRONT_SECRET, 'FRONT_SECRET'))
  }
}

function known(secret: string | undefined, name: string): string {
  if (secret === undefined) throw new Error(`FRONT_PURGE_URLS needs ${name}; see .env.example.`)
  return secret
}
