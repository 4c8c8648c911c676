import { clsx } from 'clsx'
import type { Background } from './colours'
import type { TextAlignment } from './text-block'

/** Classes that place a hero's text at the side that editors chose. */
export const sideClass: Record<TextAlignment, string> = {
  left: 'text-start',
  center: 'mx-auto text-center [&_.prose]:mx-auto',
  right: 'ms-auto text-end [&_.prose]:ms-auto',
}

const scrims: Record<TextAlignment, string> = { left: 'scrim-start', center: 'scrim-center', right: 'scrim-end' }

/** Classes of the box of a hero's text on a picture; a `Scrim` is its first child. */
export const scrimBoxClass = (side: TextAlignment, className?: string) => clsx('scrim-box', sideClass[side], className)

type ScrimProps = { side: TextAlignment; background: Background }

/** The translucent background of a hero's text, which makes it readable on any picture (hero.css). */
export function Scrim({ side, background }: ScrimProps) {
  return (
    <div
      className={clsx('scrim', background.className, !background.isDark && 'scrim-light', scrims[side])}
      style={background.style}
    />
  )
}
