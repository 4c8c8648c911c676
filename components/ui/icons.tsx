import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type IconProps = { className?: string }

/** Line icons of 24 units, drawn in the text's colour. They only decorate a text or a label. */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('icon', className)} aria-hidden="true">
      {children}
    </svg>
  )
}

export const Chevron = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
)

/** Points to what comes before: to where lines begin. */
export const ArrowBack = ({ className }: IconProps) => (
  <Icon className={clsx('icon-along', className)}>
    <path d="M19 12H5m6-7-7 7 7 7" />
  </Icon>
)

/** Points to what comes next: to where lines end. */
export const ArrowForward = ({ className }: IconProps) => (
  <Icon className={clsx('icon-along', className)}>
    <path d="M5 12h14m-6-7 7 7-7 7" />
  </Icon>
)

export const MenuIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const CloseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const SearchIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 4.5 4.5" />
  </Icon>
)

export const GlobeIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9" />
  </Icon>
)

export const PlayIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 5v14l11-7z" />
  </Icon>
)

export const PauseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 5v14M16 5v14" />
  </Icon>
)

export const CheckIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const LockIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </Icon>
)
