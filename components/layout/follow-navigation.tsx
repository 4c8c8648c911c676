'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { isLocale } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'

/**
 * Keeps the header, which stays while pages change, in step with the page: open menus close, and the language links lead
 * to this page. The server draws the header once for all pages, with links to the home page of each language.
 */
export function FollowNavigation() {
  const pathname = usePathname()
  useEffect(() => {
    const all = <Kind extends Element>(selector: string) => document.querySelectorAll<Kind>(`.site-header ${selector}`)
    for (const menu of all<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
    for (const drawer of all<HTMLDialogElement>('dialog[open]')) drawer.close()
    const { path } = splitLocale(pathname)
    for (const link of all<HTMLAnchorElement>('a[hreflang]')) {
      if (isLocale(link.hreflang)) link.href = localizedPath(path, link.hreflang)
    }
  }, [pathname])
  return null
}
