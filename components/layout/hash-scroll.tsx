import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Scrolls to the element named by the address's hash, also if it doesn't exist yet (PB-014). The script is loaded only
 * if there is a hash.
 */
export function HashScroll() {
  const pathname = usePathname()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const follow = () => {
      stop?.()
      if (window.location.hash === '') return
      import('./scroll-to-hash').then(({ scrollToHash }) => {
        if (!isGone) stop = scrollToHash(window.location.hash)
      }, console.error)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => {
      isGone = true
      stop?.()
      window.removeEventListener('hashchange', follow)
    }
  }, [pathname])
  return null
}
