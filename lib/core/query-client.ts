import { QueryClient } from '@tanstack/react-query'
import { AppError, askedWait, isLasting } from './errors'

const FRESH_MS = 30_000
/** React Query's own pause before a retry. */
const RETRY_PAUSE_SECONDS = 1

let client: QueryClient | undefined

/**
 * The browser's query cache, shared by all islands of a page, so that they show the same data. Requests are sent even
 * if the browser believes it is offline: a failure can be reported, a paused request looks like a slow one. On the
 * server each island gets an empty cache: a shared one would leak data between players.
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

/** One retry, unless the answer would be the same again. */
export function mayRetry(failures: number, error: Error): boolean {
  const isOutage = !(error instanceof AppError) || error.code.startsWith('upstream_')
  return failures < 1 && isOutage && !isLasting(error) && (askedWait(error) ?? 0) <= RETRY_PAUSE_SECONDS
}
