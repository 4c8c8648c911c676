/** What a gauge is read in, and what it says. */
type Gauge = {
  /** As UCUM writes it; `1` for a mere number, `{…}` for a number of things. */
  unit: string
  about: string
}

/** Every gauge of the site, by its name in the form of OpenTelemetry; docs/operating.md says which values are a problem. */
export const gauges = {
  'site.breaker.open': {
    unit: '1',
    about: '1 while the breaker of a class of calls to a service is open, by service and class',
  },
  'site.upstream.slowed': { unit: '1', about: '1 while a service limits the whole site, by service and class' },
  'site.redis.connected': { unit: '1', about: '1 while the Redis answers; absent without REDIS_URL' },
  'site.instances.heard': { unit: '1', about: '1 while the other instances are heard; absent without REDIS_URL' },
  'site.publish.age': { unit: 's', about: 'Age of the oldest publish that is not checked to the end' },
  'site.publish.open': { unit: '{publish}', about: 'Publishes that are not checked to the end' },
  'site.front.waiting': { unit: '{key}', about: 'Keys that a front has not taken yet, by front' },
  'site.front.failing': { unit: '1', about: '1 while a front takes no purges, by front' },
  'site.requests.waiting': { unit: '{request}', about: 'Requests that wait for admission, by kind' },
  'site.requests.underway': { unit: '{request}', about: 'Requests being handled, by kind' },
  'site.connections.open': { unit: '{connection}', about: 'Open connections' },
  'site.event_loop.delay': { unit: 's', about: 'How late the event loop is' },
  'site.disk.free': { unit: 'By', about: 'Free bytes where the site stores what it keeps' },
  'site.disk.writable': { unit: '1', about: '1 while files can be written there' },
  'process.memory.usage': { unit: 'By', about: 'Resident memory of the process' },
  'process.heap.usage': { unit: 'By', about: 'JavaScript heap in use' },
  'process.uptime': { unit: 's', about: 'Time since the process began' },
} as const satisfies Readonly<Record<string, Gauge>>

export type GaugeName = keyof typeof gauges

/** What a reading is about, in few different values. */
export type Attributes = Readonly<Record<string, string | number>>
