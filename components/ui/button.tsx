import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ButtonColourName } from '@/lib/core/colours'
import type { ContentLink } from '@/lib/core/content-link'
import { ContentAnchor } from './content-anchor'

export type ButtonColour = ButtonColourName | 'outline'
export type ButtonSize = 'small' | 'medium' | 'large'

/** A button that is a link. Content needs both a label and a target to become one (PB-032). */
export type ButtonLink = { label: string; link: ContentLink; color?: ButtonColour; size?: ButtonSize }

/** Short names instead of utilities: every page has a dozen buttons (button.css). */
const sizes: Record<ButtonSize, string> = { small: 'button-small', medium: '', large: 'button-large' }

/** Classes of every button, for links and real buttons. */
export function buttonClass(color: ButtonColour = 'primary', size: ButtonSize = 'medium', className?: string): string {
  return clsx('button', `button-${color}`, sizes[size], className)
}

/** Which of a section's calls to action a button is, for click tracking (PB-037). */
export type CtaPosition = 'primary' | 'secondary'

type ButtonProps = { button: ButtonLink; className?: string; icon?: ReactNode; cta?: CtaPosition }

export function Button({ button, className, icon, cta = 'primary' }: ButtonProps) {
  return (
    <ContentAnchor
      link={button.link}
      className={buttonClass(button.color, button.size, className)}
      data={{ 'data-cta': cta }}
    >
      {icon}
      {button.label}
    </ContentAnchor>
  )
}
