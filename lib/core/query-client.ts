import { QueryClient } from '@tanstack/react-query'

let client: QueryClient | undefined

/** The browser's one query client, shared by all islands of a page and kept across navigations. */
export function browserQueryClient(): QueryClient {
  client ??= new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  return client
}
