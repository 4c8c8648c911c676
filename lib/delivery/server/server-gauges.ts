import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { closedForMinutes } from '../../core/server/closed-for.ts'
import { provideGauge } from '../../core/server/telemetry/gauges.ts'
import type { Admission } from './admission.ts'
import type { Connections } from './connections.ts'
import type { LoopDelay } from './loop-delay.ts'

type Parts = {
  admission: Pick<Admission, 'load'>
  connections: Pick<Connections, 'open'>
  loop: Pick<LoopDelay, 'milliseconds'>
  /** Folder of what the site stores. */
  folder: string
}

/** Provides the gauges of our server, of the process, and of its disk. */
export function provideServerGauges({ admission, connections, loop, folder }: Parts): void {
  provideGauge('site.requests.waiting', () => admission.load.map(({ kind, waiting }) => of(waiting, { kind })))
  provideGauge('site.requests.underway', () => admission.load.map(({ kind, underway }) => of(underway, { kind })))
  provideGauge('site.connections.open', () => [of(connections.open)])
  provideGauge('site.event_loop.delay', () => [of(loop.milliseconds / 1000)])
  provideGauge('process.memory.usage', () => [of(process.memoryUsage.rss())])
  provideGauge('process.heap.usage', () => [of(process.memoryUsage().heapUsed)])
  provideGauge('process.uptime', () => [of(process.uptime())])
  provideGauge('site.closed', () => [of(closedForMinutes() === undefined ? 0 : 1)])
  provideGauge('site.disk.free', () => {
    const { bavail, bsize } = statfsSync(existing(folder))
    return [of(bavail * bsize)]
  })
  provideGauge('site.disk.writable', () => [of(isWritable(existing(folder)) ? 1 : 0)])
}

const of = (value: number, attributes?: Record<string, string>) => ({ value, attributes })

/** The folder, or the nearest one above it that exists: it is made when something is stored. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder))
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
