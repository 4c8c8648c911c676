import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ButtonColourName } from '@/lib/core/colours'
import type { ContentLink } from '@/lib/core/content-link'
import { ContentAnchor } from './content-anchor'

export type ButtonColour = ButtonColourName | 'outline'
export type ButtonSize = 'small' | 'medium' | 'large'

/** A button that is a link. Content needs both a label and a target to become one (PB-032). */
export type ButtonLink = { label: string; link: ContentLink; color?: ButtonColour; size?: ButtonSize }

const colours: Record<ButtonColour, string> = {
  primary: 'bg-orange text-paper hover:bg-orange-dark',
  secondary: 'bg-violet text-paper hover:bg-violet/85',
  dark: 'bg-ink text-paper hover:bg-ink-soft',
  light: 'bg-paper text-ink hover:bg-mist',
  blue: 'bg-lagoon text-paper hover:bg-lagoon/85',
  yellow: 'bg-yellow text-ink hover:bg-yellow/85',
  green: 'bg-pine text-paper hover:bg-pine/85',
  outline: 'border-2 border-current text-current hover:bg-current/10',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-5 text-sm',
  medium: 'min-h-12 px-6',
  large: 'min-h-14 px-8 text-lg',
}

/** Classes of every button, for links and real buttons. */
export function buttonClass(color: ButtonColour = 'primary', size: ButtonSize = 'medium', className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-full py-2 text-center font-semibold transition-colors',
    colours[color],
    sizes[size],
    className,
  )
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
