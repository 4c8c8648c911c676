import { usePathname } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'

/**
 * Does what the address asks for besides its page: scrolls to the element named by its hash, also if it doesn't exist yet
 * (PB-014), and shows the progress in the campaign that its query names. The script is loaded only for such an address.
 */
export function FollowAddress() {
  const pathname = usePathname()
  const [shown, show] = useState<ReactNode>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const follow = () => {
      stop?.()
      if (!/#.|[?&]campaign=/.test(location.href)) return
      import('./serve-address').then(({ serveAddress }) => {
        if (!isGone) stop = serveAddress(show)
      }, console.error)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => {
      isGone = true
      stop?.()
      removeEventListener('hashchange', follow)
    }
  }, [pathname])
  return shown
}
