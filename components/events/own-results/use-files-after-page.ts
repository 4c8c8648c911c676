import { useEffect } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'

/**
 * Follows links to the page's files (results as CSV, a picture) once the page has arrived whole. A browser stops reading a
 * page when it follows a link, even to a file: results that come late would never be there.
 */
export function useFilesAfterPage(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let wanted: string | undefined
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
      if (!link || event.defaultPrevented || !isPlainClick(event) || document.readyState === 'complete') return
      event.preventDefault()
      wanted = link.href
    }
    document.addEventListener('click', wait, { signal })
    addEventListener('load', () => wanted !== undefined && location.assign(wanted), { signal })
    return () => controller.abort()
  }, [])
}
