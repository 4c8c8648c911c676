import type { ComponentPropsWithoutRef } from 'react'

type InternalLinkProps = ComponentPropsWithoutRef<'a'> & { href: string }

/**
 * A link to a page of the site: a plain anchor, which `FollowLinks` follows without a page load and prefetches when a
 * visitor points at it or tabs to it.
 */
export function InternalLink({ children, ...props }: InternalLinkProps) {
  return (
    <a data-page-link="" {...props}>
      {children}
    </a>
  )
}
