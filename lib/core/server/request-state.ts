import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** State of the current request, accessible to all code that runs for it. */
type RequestState = {
  callsLeft: number
  keepsNothing: boolean
  /** Its client, as limits count them (`clientNetwork`). */
  client: string | undefined
  /** Its path for the log: without the query, and of the API only the route. */
  place: string | undefined
}

/** Shared by the server and every bundled copy of this module. Undefined outside of requests, as in a build. */
export const requestState = processWide('request state', () => new AsyncLocalStorage<RequestState>())
