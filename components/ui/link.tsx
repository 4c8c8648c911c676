'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { useState } from 'react'

type InternalLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/** A link within the site. Its page is fetched ahead when a visitor points at it or tabs to it, not before. */
export function InternalLink({ children, ...props }: InternalLinkProps) {
  const [isIntended, setIsIntended] = useState(false)
  const intend = () => setIsIntended(true)
  return (
    <NextLink {...props} prefetch={isIntended ? null : false} onPointerEnter={intend} onFocus={intend} onTouchStart={intend}>
      {children}
    </NextLink>
  )
}
