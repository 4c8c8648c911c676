import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, FunctionComponent } from 'react'
import { browserQueryClient } from '@/lib/core/query-client'

/**
 * Wraps an island's view in the query client that all islands share. The layout has no provider, so that visitors don't
 * load the query client.
 */
export function withQueries<Props extends object>(View: ComponentType<Props>): FunctionComponent<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={browserQueryClient()}>
        <View {...props} />
      </QueryClientProvider>
    )
  }
}
