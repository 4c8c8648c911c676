import { useRouter } from 'next/navigation'
import { addTransitionType, startTransition, useEffect } from 'react'
import { NAVIGATION } from '@/lib/core/transition-types'
import { isPlainClick } from '../ui/plain-click'

/**
 * Follows the site's own links (`InternalLink`) for the whole document: a plain click navigates without a page load;
 * pointing at a link or tabbing to it prefetches its page. One listener for all, so that links need no script of their
 * own (docs/decisions/014).
 */
export function FollowLinks() {
  const router = useRouter()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // From here on the browser need not fetch documents ahead (lib/delivery/speculation-rules.ts).
    document.documentElement.dataset.followsLinks = ''
    let intended: HTMLAnchorElement | null = null
    const intend = ({ target }: Event) => {
      const link = linkAt(target)
      if (link && link !== intended) router.prefetch(addressOf(link))
      intended = link
    }
    const follow = (event: MouseEvent) => {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      startTransition(() => {
        addTransitionType(NAVIGATION)
        router.push(addressOf(link))
      })
    }
    document.addEventListener('click', follow, { signal })
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, intend, { signal, passive: true })
    }
    return () => controller.abort()
  }, [router])
  return null
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[data-page-link]:not([target], [download])')
    : null
}

/** Address without its origin, so that it's the same under every host name of the site. */
const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash
