import { ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type GaugeMetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import { machineTime } from '../../core/clock.ts'
import { readGauge } from '../../core/server/telemetry/gauges.ts'
import { type Metric, metrics } from '../../core/server/telemetry/metrics.ts'

/**
 * Reads the site's gauges for each export. The library's own gauges keep the value of the latest time: after a clock has been
 * set back, they would show the old values until it has caught up, those of the clock among them.
 */
export function gaugeProducer(resource: Resource, scope: string): MetricProducer {
  const collect = () => {
    const read = Object.entries<Metric>(metrics).flatMap(([name, metric]) =>
      metric.kind === 'gauge' ? [dataOf(name, metric)] : [],
    )
    return Promise.resolve({
      resourceMetrics: {
        resource,
        scopeMetrics: [{ scope: { name: scope }, metrics: read.filter(({ dataPoints }) => dataPoints.length > 0) }],
      },
      errors: [],
    })
  }
  return { collect }
}

function dataOf(name: string, { unit, about: description }: Metric): GaugeMetricData {
  const at = hrTime(machineTime())
  return {
    descriptor: { name, unit, description, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPointType: DataPointType.GAUGE,
    dataPoints: readGauge(name).map(({ value, attributes = {} }) => ({
      startTime: at,
      endTime: at,
      attributes,
      value,
    })),
  }
}

/** Seconds, and the nanoseconds beyond them. */
const hrTime = (milliseconds: number): [number, number] => [
  Math.floor(milliseconds / 1000),
  (milliseconds % 1000) * 1_000_000,
]
