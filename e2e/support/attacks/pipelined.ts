import type { Load } from './load.ts'
import { inLanes, pipelined, send } from './raw.ts'

/** Counts requests, so that no two of a run have the same address. */
let counted = Date.now() % 1_000_000

const nextNumber = () => {
  counted += 1
  return counted
}

const MOST_PAGES = 900

/** Requests pages of the calendar at the same time, each on its own connection. */
export const calendarPages = ({ connections = 1100 } = {}): Load => ({
  name: 'pipelining-calendar',
  run: (target, signal) =>
    inLanes(1, signal, async () => {
      const pages = Array.from({ length: connections }, (_, index) => `/events?page=${(index % MOST_PAGES) + 1}`)
      await Promise.all(pages.map((path) => send(target, pipelined([path]), signal)))
    }),
})

/** Sends many requests in one write, on a single connection. */
export const oneConnection = ({ requests = 300 } = {}): Load => ({
  name: 'pipelining-one',
  run: (target, signal) =>
    inLanes(1, signal, () =>
      send(target, pipelined(Array.from({ length: requests }, () => `/made-up-${nextNumber()}`)), signal),
    ),
})

/** Requests a cached page many times on each of several connections. */
export const homePages = ({ connections = 50, requests = 400 } = {}): Load => ({
  name: 'pipelining-home',
  run: (target, signal) =>
    inLanes(connections, signal, () => send(target, pipelined(Array.from({ length: requests }, () => '/')), signal)),
})

const FORMS = [
  (name: number) => `/made-up-${name}`,
  (name: number) => `/de/made-up-${name}`,
  (name: number) => `/events/view/9${name}`,
  (name: number) => `/news/9${name}-made-up`,
  (name: number) => `/campaigns/made-up-${name}`,
] as const

/** Requests made-up addresses, one after the other in each lane, since a client that pipelines them is locked out. */
export const madeUpAddresses = ({ lanes = 16 } = {}): Load => ({
  name: 'made-up',
  run: (target, signal) =>
    inLanes(lanes, signal, async () => {
      const name = nextNumber()
      await send(target, pipelined([FORMS[name % FORMS.length]?.(name) ?? '/']), signal)
    }),
})
