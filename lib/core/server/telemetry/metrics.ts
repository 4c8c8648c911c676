/** What is measured, and in which unit. Names are those of OpenTelemetry; Prometheus' follow from them. */
export type Metric = {
  /** A gauge is read when somebody asks; a counter and a histogram learn of each event. */
  kind: 'gauge' | 'counter' | 'histogram'
  /** As UCUM writes it: `s`, `By`, or `{…}` for a number of things. */
  unit: string
  about: string
}

/** Every metric of the site. `docs/operating.md` says what each means when it is high. */
export const metrics = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    about: 'Time from the head of a request to the end of its answer, by method, route and status',
  },
  'site.cache.requests': {
    kind: 'counter',
    unit: '{request}',
    about: 'Requests for cached pages, by result: stored, hit, stale or miss',
  },
  'site.pages.made': { kind: 'counter', unit: '{page}', about: 'Cached pages that were made, by status' },
  'site.upstream.duration': {
    kind: 'histogram',
    unit: 's',
    about: 'Time of a call to a service with its repetition, by service, operation and outcome',
  },
  'site.publish.looks': { kind: 'counter', unit: '{look}', about: 'Looks at a publish, by result' },
  'site.browser.reports': {
    kind: 'counter',
    unit: '{report}',
    about: 'What the policy of a page has stopped, and errors of scripts, as browsers report them, by kind',
  },
  'site.log.failures': {
    kind: 'counter',
    unit: '{line}',
    about: 'Failures that were logged, repeated ones included, by level',
  },
  'site.breaker.open': {
    kind: 'gauge',
    unit: '{state}',
    about: '1 while the breaker of a class of calls to a service is open, by service and class',
  },
  'site.upstream.slowed': {
    kind: 'gauge',
    unit: '{state}',
    about: '1 while a service limits the whole site, by service and class',
  },
  'site.redis.connected': {
    kind: 'gauge',
    unit: '{state}',
    about: '1 while the Redis answers; absent without REDIS_URL',
  },
  'site.instances.heard': {
    kind: 'gauge',
    unit: '{state}',
    about: '1 while the other instances are heard; absent without REDIS_URL',
  },
  'site.clock.off': {
    kind: 'gauge',
    unit: 's',
    about: 'By how much the clock is ahead of the Redis’; absent without REDIS_URL, and while the Redis is away',
  },
  'site.publish.age': { kind: 'gauge', unit: 's', about: 'Age of the oldest publish that is not checked to the end' },
  'site.publish.open': { kind: 'gauge', unit: '{publish}', about: 'Publishes that are not checked to the end' },
  'site.front.waiting': { kind: 'gauge', unit: '{key}', about: 'Keys that a front has not taken yet, by front' },
  'site.front.failing': { kind: 'gauge', unit: '{state}', about: '1 while a front takes no purges, by front' },
  'site.requests.waiting': { kind: 'gauge', unit: '{request}', about: 'Requests that wait for admission, by kind' },
  'site.requests.underway': { kind: 'gauge', unit: '{request}', about: 'Requests being handled, by kind' },
  'site.connections.open': { kind: 'gauge', unit: '{connection}', about: 'Open connections' },
  'site.event_loop.delay': { kind: 'gauge', unit: 's', about: 'How late the event loop is' },
  'site.closed': { kind: 'gauge', unit: '{state}', about: '1 while operators have closed the site' },
  'site.disk.free': { kind: 'gauge', unit: 'By', about: 'Free bytes where the site stores what it keeps' },
  'site.disk.writable': { kind: 'gauge', unit: '{state}', about: '1 while files can be written there' },
  'process.memory.usage': { kind: 'gauge', unit: 'By', about: 'Resident memory of the process' },
  'process.heap.usage': { kind: 'gauge', unit: 'By', about: 'JavaScript heap in use' },
  'process.uptime': { kind: 'gauge', unit: 's', about: 'Time since the process began' },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof metrics

type OfKind<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never
}[MetricName]

export type GaugeName = OfKind<'gauge'>
export type CounterName = OfKind<'counter'>
export type HistogramName = OfKind<'histogram'>

/** What a measurement is about, in few different values. */
export type Attributes = Readonly<Record<string, string | number>>
