import 'server-only'
import { z } from 'zod'
import { log } from '@/lib/core/server/log'
import { parseJson } from '@/lib/core/server/upstream'

/** How long nothing is asked after a security rejection, which names no time. */
const REJECTED_SECONDS = 60

const errorsSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional().catch(undefined) })),
})

const costSchema = z.object({
  extensions: z.object({
    cost: z.object({
      requestedQueryCost: z.number(),
      throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
    }),
  }),
})

/**
 * What an answer of Shopify's means, as a limit of HTTP: a throttled question, which is a 200 with the error code
 * `THROTTLED`, and a security rejection, which has a status of its own, 430. Neither has a `retry-after`
 * (docs/shopify-compared.md).
 */
export async function restateLimit(answer: Response): Promise<Response> {
  if (answer.status === 430) {
    log.warn({ service: 'storefront', status: 430 }, 'the storefront rejected a call as a risk to its security')
    return limited(REJECTED_SECONDS)
  }
  if (answer.status !== 200) return answer
  const body = parseJson(await answer.clone().text())?.value
  const errors = errorsSchema.safeParse(body).data?.errors ?? []
  return errors.some(({ extensions }) => extensions?.code === 'THROTTLED') ? limited(secondsToRestore(body)) : answer
}

/** Whole seconds until the bucket has as many points as the question costs; undefined if it is not said. */
function secondsToRestore(body: unknown): number | undefined {
  const cost = costSchema.safeParse(body).data?.extensions.cost
  if (cost === undefined) return undefined
  const missing = cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable
  return Math.max(1, Math.ceil(missing / cost.throttleStatus.restoreRate))
}

const limited = (seconds: number | undefined) =>
  new Response(null, { status: 429, headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } })
