import { once } from 'node:events'
import { createServer } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { z } from 'zod'

/** An instance that has sent nothing for this long is gone, as for a collector. */
const GONE_MS = 45_000

const valueSchema = z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() })
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema })).default([])
const pointSchema = z.object({
  attributes: attributesSchema,
  asInt: z.coerce.number().optional(),
  asDouble: z.number().optional(),
  count: z.coerce.number().optional(),
  sum: z.number().optional(),
  bucketCounts: z.array(z.coerce.number()).default([]),
  explicitBounds: z.array(z.number()).default([]),
})
const pointsSchema = z.object({ dataPoints: z.array(pointSchema) })
const metricSchema = z.object({
  name: z.string(),
  unit: z.string().default(''),
  gauge: pointsSchema.optional(),
  sum: pointsSchema.optional(),
  histogram: pointsSchema.optional(),
})
/** What an exporter sends (OTLP 1.x over HTTP, JSON), as far as the site uses it. */
const exportSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeMetrics: z.array(z.object({ metrics: z.array(metricSchema) })),
    }),
  ),
})

type Point = z.infer<typeof pointSchema>
type Metric = z.infer<typeof metricSchema>
type Labels = Readonly<Record<string, string>>

export type Collector = { endpoint: string; target: string; stop: () => void }

/**
 * A collector between the site and a Prometheus that takes no OTLP by itself (Debian's): receives the metrics of each
 * instance, and shows the latest of those that are there, named as Prometheus names them. Traces are thrown away.
 */
export async function startCollector(port: number): Promise<Collector> {
  const latest = new Map<string, { at: number; lines: string[] }>()
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      if (request.url === '/v1/metrics') take(body)
      response.end(request.url === '/metrics' ? shown() : '')
    })
  })
  const take = (body: string) => {
    for (const { resource, scopeMetrics } of exportSchema.parse(JSON.parse(body)).resourceMetrics) {
      const { 'service.instance.id': instance = '', 'service.name': job = '' } = labelsOf(
        resource.attributes,
        (key) => key,
      )
      const lines = scopeMetrics.flatMap(({ metrics }) => metrics.flatMap((each) => linesOf(each, { instance, job })))
      latest.set(instance, { at: performance.now(), lines })
    }
  }
  const shown = () => {
    for (const [instance, { at }] of latest) if (performance.now() - at > GONE_MS) latest.delete(instance)
    return `${[...latest.values()].flatMap(({ lines }) => lines).join('\n')}\n`
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { endpoint: `http://127.0.0.1:${port}`, target: `127.0.0.1:${port}`, stop: () => void server.close() }
}

function linesOf({ name, unit, gauge, sum, histogram }: Metric, common: Labels): string[] {
  const base = underscored(name) + (unit === 's' ? '_seconds' : unit === 'By' ? '_bytes' : '')
  const labels = (point: Point) => ({ ...common, ...labelsOf(point.attributes, underscored) })
  const value = (point: Point) => point.asDouble ?? point.asInt ?? 0
  return [
    ...(gauge?.dataPoints.map((point) => line(base, labels(point), value(point))) ?? []),
    ...(sum?.dataPoints.map((point) => line(`${base}_total`, labels(point), value(point))) ?? []),
    ...(histogram?.dataPoints.flatMap((point) => histogramLines(base, labels(point), point)) ?? []),
  ]
}

function histogramLines(base: string, labels: Labels, { count = 0, sum = 0, bucketCounts, explicitBounds }: Point) {
  let below = 0
  const buckets = bucketCounts.map((each, place) => {
    below += each
    return line(`${base}_bucket`, { ...labels, le: String(explicitBounds[place] ?? '+Inf') }, below)
  })
  return [...buckets, line(`${base}_count`, labels, count), line(`${base}_sum`, labels, sum)]
}

const underscored = (name: string) => name.replaceAll(/[^\w]/g, '_')

const labelsOf = (attributes: z.infer<typeof attributesSchema>, named: (key: string) => string): Labels =>
  Object.fromEntries(attributes.map(({ key, value }) => [named(key), value.stringValue ?? value.intValue ?? '']))

const line = (name: string, labels: Labels, value: number) =>
  `${name}{${Object.entries(labels)
    .map(([key, text]) => `${key}=${JSON.stringify(text)}`)
    .join(',')}} ${value}`
