import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState, type ComponentType, type FunctionComponent } from 'react'
import { browserQueryClient } from '@/lib/core/query-client'

/**
 * Wraps an island's view in the query client that all islands share. The layout has no provider, so that visitors don't
 * load the query client.
 */
export function withQueries<Props extends object>(View: ComponentType<Props>): FunctionComponent<Props> {
  return function WithQueries(props: Props) {
    useHandedFocus()
    return (
      <QueryClientProvider client={browserQueryClient()}>
        <View {...props} />
      </QueryClientProvider>
    )
  }
}

/**
 * The control that the server drew for visitors may get the focus just before the player's replaces it: the player's, which
 * has the same id, then takes it on. Who tabs is otherwise thrown back to where the page begins.
 */
function useHandedFocus(): void {
  const [focused] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useLayoutEffect(() => {
    const isLost = focused !== null && !focused.isConnected && document.activeElement === document.body
    if (isLost && focused.id !== '') document.getElementById(focused.id)?.focus({ preventScroll: true })
  }, [focused])
}
