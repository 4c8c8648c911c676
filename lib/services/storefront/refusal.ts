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

/** Codes of errors in a 200 that another status says better. */
const RESTATED = /"(?:THROTTLED|INTERNAL_SERVER_ERROR)"/

/**
 * What an answer of Shopify's means in HTTP (docs/shopify-compared.md): a throttled question, which is a 200 with the error
 * code `THROTTLED`, and a security rejection, which has a status of its own, 430, are limits without a `retry-after`; a 200
 * with `INTERNAL_SERVER_ERROR` is a 500, which passes.
 */
export async function restateRefusal(answer: Response): Promise<Response> {
  if (answer.status === 430) {
    log.warn({ service: 'storefront', status: 430 }, 'the storefront rejected a call as a risk to its security')
    return limited(REJECTED_SECONDS)
  }
  if (answer.status !== 200) return answer
  const text = await answer.clone().text()
  // Most answers are long and good: they are parsed once, by Shopify's client.
  if (!RESTATED.test(text)) return answer
  const body = parseJson(text)?.value
  const codes = errorsSchema.safeParse(body).data?.errors.map(({ extensions }) => extensions?.code) ?? []
  if (codes.includes('THROTTLED')) return limited(secondsToRestore(body))
  return codes.includes('INTERNAL_SERVER_ERROR') ? new Response(null, { status: 500 }) : answer
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
