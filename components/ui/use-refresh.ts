import { useRouter } from 'next/navigation'
import { startTransition, useCallback } from 'react'

/**
 * Draws what the server has drawn of this page anew, if the server can answer it now: the router leaves the page for one
 * that is answered with an error, and with it what the page shows and what was typed.
 *
 * @returns a function that says whether it did; it doesn't once the visitor has gone to another page
 */
export function useRefresh(): () => Promise<boolean> {
  const router = useRouter()
  return useCallback(async () => {
    const address = location.pathname + location.search
    const isServed = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isServed || location.pathname + location.search !== address) return false
    startTransition(() => router.refresh())
    return true
  }, [router])
}
