'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Keeps the header, which stays while pages change, in step with the page: open menus close, and the language links lead
 * to this page. The server draws the header once for all pages, with links to the home page of each language
 * (`data-home`). Every page carries this script, so it works on addresses as they are and imports no rules.
 */
export function FollowNavigation() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    const all = <Kind extends Element>(selector: string) => document.querySelectorAll<Kind>(`.site-header ${selector}`)
    // A menu may have been opened before this script came; that stays open.
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
