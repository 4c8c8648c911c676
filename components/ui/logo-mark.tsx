import type { ComponentProps } from 'react'
import { colours, mark } from '@/theme'

/** The theme's logo, for pages and for pictures of shared links, whose renderer doesn't support custom properties. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" {...props}>
      {mark.shapes.map(({ path, colour }) => (
        <path key={path} d={path} fill={colours[colour]} />
      ))}
    </svg>
  )
}
