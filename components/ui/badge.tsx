import { clsx } from 'clsx'
import { backgroundOf } from './colours'

export const badgeTypes = ['primary', 'secondary'] as const
export const badgeSizes = ['XS', 'Small', 'Medium', 'Large'] as const

type BadgeProps = {
  label: string
  /** A content colour name or a hex value; blue by default (PB-064). */
  color?: string
  /** `primary` (the default) is filled, the other an outline in the text's colour (PB-065). */
  type?: (typeof badgeTypes)[number]
  fontSize?: (typeof badgeSizes)[number]
  className?: string
}

const sizes = {
  XS: 'px-2.5 py-0.5 text-xs',
  Small: 'px-3 py-1 text-sm',
  Medium: 'px-4 py-1 text-base',
  Large: 'px-5 py-1.5 text-lg',
}

/** A short label that stands out: a level, a duration, a price cut (PB-063). */
export function Badge({ label, color, type = 'primary', fontSize = 'Small', className }: BadgeProps) {
  const background = backgroundOf(color, 'blue')
  const isFilled = type === 'primary'
  return (
    <span
      className={clsx(
        'inline-block rounded-full font-semibold',
        sizes[fontSize],
        isFilled ? background.className : 'border-2 border-current',
        className,
      )}
      style={isFilled ? background.style : undefined}
    >
      {label}
    </span>
  )
}
