import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** What comes before a link is followed, opened elsewhere, or copied. */
const BEFORE_USE = ['pointerdown', 'focusin', 'click']

/** Parameters by which a form's outcome is told. */
const ONCE = /[?&](?:done|problem|state|feed)=/

/**
 * Keeps the persistent header in step with the current page: closes open menus, and points the language links to this
 * page. The server renders the header once for all pages, with links to the home page of each language (`data-home`).
 * Every page carries this script, so it only edits addresses as text, and imports no routing rules.
 */
export function FollowNavigation() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    // A menu may have been opened before this script ran; it stays open.
    if (shown.current !== pathname) {
      for (const menu of inHeader<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
      for (const drawer of inHeader<HTMLDialogElement>('dialog[open]')) drawer.close()
    }
    shown.current = pathname
    const follow = () => pointLanguages(pathname)
    follow()
    // Choices in the query change without a navigation.
    for (const type of BEFORE_USE) addEventListener(type, follow, true)
    return () => {
      for (const type of BEFORE_USE) removeEventListener(type, follow, true)
    }
  }, [pathname])
  return null
}

const inHeader = <Kind extends Element>(selector: string) => document.querySelectorAll<Kind>(`.site-header ${selector}`)

function pointLanguages(pathname: string): void {
  const isSignIn = location.search.includes('returnTo=')
  // What a page has told of a form is not told again in another language.
  const search = !isSignIn && ONCE.test(location.search) ? '' : location.search
  const prefix = `/${document.documentElement.lang}`
  const path = `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
  for (const link of inHeader<HTMLAnchorElement>('[data-home]')) {
    // Sign-in has no language but that of the page it leads back to, which is changed for an address with any language.
    const home = isSignIn ? `/${link.hreflang}` : (link.dataset.home ?? '')
    link.href = (home + path || '/') + search
  }
}
