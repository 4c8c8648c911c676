import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  type Context,
  type Counter,
  diag,
  type Histogram,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../../core/server/env-schema.ts'
import { siteLog } from '../../core/server/logging/logger.ts'
import { type CounterName, type HistogramName, type Metric, metrics } from '../../core/server/telemetry/metrics.ts'
import { provideTelemetry } from '../../core/server/telemetry/telemetry.ts'
import { gaugeProducer } from './gauge-producer.ts'

/** What measures, as the library names it. */
const SCOPE = 'site'
/** Milliseconds between exports of metrics, and of spans. */
const METRICS_EVERY_MS = 15_000
const SPANS_EVERY_MS = 5_000
/** Milliseconds that an export may take with its repetitions: a site that is to end waits for the last one. */
const EXPORT_MS = 2_000
/** Spans that wait at most; a collector that is away costs no more memory than these. */
const MOST_SPANS = 2048
/** Attributes whose values are counted apart, per metric. */
const MOST_SERIES = 1000
/** Seconds, from a stored answer to a call that has failed. */
const BOUNDARIES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Settings = Pick<Env, 'OTEL_TRACES_SAMPLER_ARG' | 'PRODUCT_SLUG'> & {
  endpoint: string
  /** The build's id. */
  version: string
  metricsEveryMs?: number
  spansEveryMs?: number
}

/**
 * Begins to export traces and metrics by OTLP over HTTP (docs/decisions/056). The exporters read
 * `OTEL_EXPORTER_OTLP_HEADERS` themselves.
 *
 * @returns sends what is left, and ends
 */
export function openTelemetry(settings: Settings): () => Promise<void> {
  const { endpoint, version, metricsEveryMs = METRICS_EVERY_MS, spansEveryMs = SPANS_EVERY_MS } = settings
  reportExportFailures()
  const resource = resourceFromAttributes({
    'service.name': settings.PRODUCT_SLUG,
    'service.version': version,
    'service.instance.id': randomUUID(),
  })
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS }),
        maxQueueSize: MOST_SPANS,
        scheduledDelayMillis: spansEveryMs,
      }),
    ],
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: EXPORT_MS }),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: metricsEveryMs,
    cardinalityLimits: { default: MOST_SERIES },
    metricProducers: [gaugeProducer(resource, SCOPE)],
  })
  const meters = new MeterProvider({ resource, readers: [reader] })
  provideTelemetry({ ...spansBy(tracers), ...measurementsBy(meters) })
  return async () => {
    provideTelemetry(undefined)
    await Promise.allSettled([tracers.shutdown(), meters.shutdown()])
  }
}

function spansBy(tracers: TracerProvider) {
  const tracer = tracers.getTracer(SCOPE)
  const contexts = new AsyncLocalStorage<Context>()
  const current = () => contexts.getStore() ?? ROOT_CONTEXT
  const contextOf = new WeakMap<object, Context>()
  return {
    begin(name: string, attributes: Record<string, string | number>, startTime?: number) {
      const inner = tracer.startSpan(name, { attributes, startTime }, current())
      const span = {
        traceId: inner.spanContext().traceId,
        end({ failed, ...more }: Record<string, string | number> & { failed?: string }) {
          inner.setAttributes(more)
          if (failed !== undefined) inner.setStatus({ code: SpanStatusCode.ERROR, message: failed })
          inner.end()
        },
      }
      contextOf.set(span, trace.setSpan(current(), inner))
      return span
    },
    within: <Result>(span: object, run: () => Result): Result => contexts.run(contextOf.get(span) ?? current(), run),
    traceId: () => trace.getSpanContext(current())?.traceId,
  }
}

function measurementsBy(meters: MeterProvider) {
  const meter = meters.getMeter(SCOPE)
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  for (const [name, { kind, unit, about: description }] of Object.entries<Metric>(metrics)) {
    if (kind === 'counter') counters.set(name, meter.createCounter(name, { unit, description }))
    if (kind === 'histogram') {
      const advice = { explicitBucketBoundaries: BOUNDARIES }
      histograms.set(name, meter.createHistogram(name, { unit, description, advice }))
    }
  }
  return {
    count: (name: CounterName, attributes: Record<string, string | number>) => counters.get(name)?.add(1, attributes),
    record: (name: HistogramName, value: number, attributes: Record<string, string | number>) =>
      histograms.get(name)?.record(value, attributes),
  }
}

/** The library's own words may contain the collector's address and answer. */
function reportExportFailures(): void {
  const ignore = () => undefined
  const error = () => siteLog().warn('measurements could not be exported')
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore })
}
