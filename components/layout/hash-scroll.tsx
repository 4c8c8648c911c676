'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Scrolls to the element that the address names, also one that is not there yet (PB-014). Its script comes only then. */
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
