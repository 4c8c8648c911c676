import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Keeps the persistent header in step with the current page: closes open menus, and points the language links to this
 * page. The server renders the header once for all pages, with links to the home page of each language (`data-home`).
 * Every page carries this script, so it only edits addresses as text, and imports no routing rules.
 */
export function FollowNavigation() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    const all = <Kind extends Element>(selector: string) => document.querySelectorAll<Kind>(`.site-header ${selector}`)
    // A menu may have been opened before this script ran; it stays open.
    if (shown.current !== pathname) {
      for (const menu of all<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
      for (const drawer of all<HTMLDialogElement>('dialog[open]')) drawer.close()
    }
    shown.current = pathname
    const prefix = `/${document.documentElement.lang}`
    const path = `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
    for (const link of all<HTMLAnchorElement>('[data-home]')) {
      link.href = `${link.dataset.home ?? ''}${path}` || '/'
    }
  }, [pathname])
  return null
}
