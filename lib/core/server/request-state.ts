import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** What is known of the request being handled, wherever code runs for it. */
type RequestState = {
  callsLeft: number
  keepsNothing: boolean
  /** Who it comes from, as limits count (`clientNetwork`). */
  client: string | undefined
}

/** The server and each of the bundler's copies of this module share it. None outside of requests, as in a build. */
export const requestState = processWide('request state', () => new AsyncLocalStorage<RequestState>())
