import type { ReactNode } from 'react'
import { colours } from '@/theme'
import { Dusk } from './dusk'
import { SiteName } from './site-name'

/** A picture for shared links: the site's name and the content before a mountain pass at dusk. */
export function Frame({ product, children }: { product: string; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: colours.paper,
        background: colours.ink,
        fontFamily: 'Text, Text further',
      }}
    >
      <Dusk />
      <SiteName>{product}</SiteName>
      {children}
    </div>
  )
}
