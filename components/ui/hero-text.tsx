import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from './button'
import type { Background } from './colours'
import { type HeadlineSize, headlineClass } from './headline'
import { Scrim, scrimBoxClass, sideClass } from './scrim'
import { type TextAlignment, buttonAlignment } from './text-block'

/** The content of a hero. */
export type HeroTextProps = {
  /** A word or a picture before the title. */
  above?: ReactNode
  title: ReactNode
  heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  size?: HeadlineSize
  subtitle?: string
  body: ReactNode
  primary?: ButtonLink
  secondary?: ButtonLink
  /** CSS colour of the second button's label; defaults to the text's. */
  secondaryTextColour?: string
  /** Buttons that do more than link; they replace the two calls to action. */
  buttons?: ReactNode
  background: Background
  /** Whether the text is on a picture; it then gets a background that the picture shines through (hero.css). */
  isOnPicture?: boolean
  side?: TextAlignment
}

/** A hero's title, text and calls to action. */
export function HeroText(props: HeroTextProps) {
  const { above, title, heading: Heading, size = 'HeadXL', subtitle, body, background } = props
  const { isOnPicture = false, side = 'left' } = props
  return (
    <div className={isOnPicture ? scrimBoxClass(side) : clsx('room max-w-[46rem] min-w-0', sideClass[side])}>
      {isOnPicture && <Scrim side={side} background={background} />}
      {above}
      <Heading className={headlineClass[size]}>{title}</Heading>
      {subtitle !== undefined && <p className="mt-4 text-head-sm font-semibold">{subtitle}</p>}
      {body && <div className="mt-5 text-lg [&_.prose]:max-w-[44ch]">{body}</div>}
      <HeroButtons {...props} />
    </div>
  )
}

function HeroButtons(props: HeroTextProps) {
  const { primary, secondary, secondaryTextColour, buttons, background, isOnPicture, side = 'left' } = props
  if (primary === undefined && secondary === undefined && buttons === undefined) return null
  const color = background.isDark && !isOnPicture ? 'light' : 'primary'
  return (
    <div className={clsx('mt-8 flex flex-wrap gap-4', buttonAlignment[side])}>
      {buttons}
      {primary && <Button button={{ ...primary, color: primary.color ?? color, size: 'large' }} />}
      {secondary && (
        <div className="min-w-0" style={{ color: secondaryTextColour }}>
          <Button button={{ ...secondary, color: secondary.color ?? 'outline', size: 'large' }} cta="secondary" />
        </div>
      )}
    </div>
  )
}
