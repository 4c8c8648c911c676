import { processWide } from '../process-wide.ts'
import type { Attributes, CounterName, HistogramName } from './metrics.ts'

/** A piece of work under way, as a trace shows it. */
export type Span = {
  /** Hexadecimal, as the log names it. */
  traceId: string
  end: (attributes: Attributes & { failed?: string }) => void
}

/** Where measurements go (docs/decisions/056). */
export type Telemetry = {
  /** Begins a span, below the one that runs now. @param startedAt milliseconds since 1970, if it began earlier */
  begin: (name: string, attributes: Attributes, startedAt?: number) => Span
  /** Runs work below a span. */
  within: <Result>(span: Span, run: () => Result) => Result
  count: (name: CounterName, attributes: Attributes) => void
  /** @param value in the metric's unit */
  record: (name: HistogramName, value: number, attributes: Attributes) => void
  /** The trace of the work that runs now. */
  traceId: () => string | undefined
}

const slot = processWide<{ telemetry?: Telemetry }>('telemetry', () => ({}))

/** Called by the server if measurements are exported, and with undefined when it ends. */
export function provideTelemetry(telemetry: Telemetry | undefined): void {
  slot.telemetry = telemetry
}

/** Undefined where nothing is exported: callers then measure nothing. */
export const telemetry = (): Telemetry | undefined => slot.telemetry
