import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from './button'

type CardSectionHeaderProps = {
  title: string
  heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  isItalic?: boolean
  subtitle?: string
  description?: ReactNode
  button?: ButtonLink
}

/** Header of a section of cards: title and text on the left, a button on the right if there is room. */
export function CardSectionHeader({ title, heading: Heading, isItalic, ...rest }: CardSectionHeaderProps) {
  const { subtitle, description, button } = rest
  return (
    <header className="grid items-end gap-6 lg:grid-cols-[minmax(60%,1fr)_auto] lg:gap-16">
      <div className="room max-w-3xl">
        <Heading className={clsx('text-head-large', isItalic && 'italic')}>{title}</Heading>
        {subtitle !== undefined && <p className="mt-3 text-lg font-semibold">{subtitle}</p>}
        {description && <div className="mt-3">{description}</div>}
      </div>
      {button && <Button button={button} className="justify-self-start" />}
    </header>
  )
}
