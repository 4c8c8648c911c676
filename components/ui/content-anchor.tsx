import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ContentLink } from '@/lib/core/content-link'
import { isPrefetchable } from '@/lib/core/paths'
import { InternalLink } from './link'

type ContentAnchorProps = {
  link: ContentLink
  children: ReactNode
  className?: string
  /** Attributes that mark the link for tracking; plain strings only. */
  data?: Record<`data-${string}`, string>
}

/**
 * A link from content: within the site it navigates without a page load; links to other sites and new tabs are plain
 * anchors, those to new tabs with a hidden hint (members.md §2).
 */
export async function ContentAnchor({ link, children, className, data }: ContentAnchorProps) {
  if (!link.newTab) {
    if (link.external || !isPrefetchable(link.href)) {
      return (
        <a href={link.href} className={className} {...data}>
          {children}
        </a>
      )
    }
    return (
      <InternalLink href={link.href} className={className} {...data}>
        {children}
      </InternalLink>
    )
  }
  const t = await getTranslations('site')
  return (
    <a
      href={link.href}
      className={className}
      target="_blank"
      rel={link.external ? 'noopener noreferrer' : 'noopener'}
      {...data}
    >
      {children}
      <span className="sr-only"> ({t('newWindow')})</span>
    </a>
  )
}
