import { QueryClient } from '@tanstack/react-query'
import { AppError, askedWait } from './errors'

const FRESH_MS = 30_000
/** What React Query itself waits before another try. */
const RETRY_PAUSE_SECONDS = 1

let client: QueryClient | undefined

/**
 * The one cache of the browser: all islands of a page share it, so that they show the same. Requests are sent even where
 * the browser believes that it is offline: one that fails can be told of, one that waits looks like a slow one. An island
 * that is drawn on the server gets an empty cache each time: there, a shared one would show players to each other.
 */
export function browserQueryClient(): QueryClient {
  if (typeof window === 'undefined') return newClient()
  client ??= newClient()
  return client
}

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: mayRetry, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Once more, unless the answer would be the same again. */
function mayRetry(failures: number, error: Error): boolean {
  const isOutage = !(error instanceof AppError) || error.code.startsWith('upstream_')
  return failures < 1 && isOutage && (askedWait(error) ?? 0) <= RETRY_PAUSE_SECONDS
}
