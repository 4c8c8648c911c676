'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Closes the header's menus and drawer once another page shows: the header itself stays. */
export function CloseOnNavigation() {
  const pathname = usePathname()
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('.site-header [popover]:popover-open')) menu.hidePopover()
    for (const drawer of document.querySelectorAll<HTMLDialogElement>('.site-header dialog[open]')) drawer.close()
  }, [pathname])
  return null
}
