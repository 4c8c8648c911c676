import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])))

const spansSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: attributesSchema,
              status: z.object({ code: z.number().optional(), message: z.string().optional() }).default({}),
            }),
          ),
        }),
      ),
    }),
  ),
})

const pointsSchema = z.object({
  dataPoints: z.array(
    z.object({
      attributes: attributesSchema,
      asDouble: z.number().optional(),
      asInt: z.coerce.number().optional(),
      count: z.coerce.number().optional(),
      sum: z.number().optional(),
    }),
  ),
})

const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(
            z.object({
              name: z.string(),
              unit: z.string().optional(),
              gauge: pointsSchema.optional(),
              sum: pointsSchema.optional(),
              histogram: pointsSchema.optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

export type ReceivedSpan = z.infer<typeof spansSchema>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

/** A collector that understands as much of OTLP (JSON over HTTP) as tests ask for. */
export async function startReceiver() {
  const spans: ReceivedSpan[] = []
  const resources: Record<string, unknown>[] = []
  const headers: Record<string, unknown>[] = []
  const points = new Map<string, z.infer<typeof pointsSchema>['dataPoints']>()
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      headers.push(request.headers)
      if (request.url === '/v1/traces') {
        for (const { resource, scopeSpans } of spansSchema.parse(body).resourceSpans) {
          resources.push(resource.attributes)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans))
        }
      } else {
        const all = metricsSchema.parse(body).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics)
        for (const { name, gauge, sum, histogram } of all.flatMap(({ metrics }) => metrics))
          points.set(name, (gauge ?? sum ?? histogram)?.dataPoints ?? [])
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    headers,
    /** The points of a metric that came last. */
    points: (name: string) => points.get(name) ?? [],
    stop: () => server.close(),
  }
}
