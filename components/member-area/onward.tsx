import type { ReactNode } from 'react'
import { InternalLink } from '@/components/ui/link'

/** The link from a part of the overview to the page about it. */
export function Onward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <InternalLink href={href} className="justify-self-start font-semibold underline underline-offset-4 print:hidden">
      {children}
    </InternalLink>
  )
}
