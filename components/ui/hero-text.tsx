import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from './button'
import type { Ground } from './colours'
import { type HeadlineSize, headlineClass } from './headline'

/** What a hero says. */
export type HeroTextProps = {
  title: ReactNode
  heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  size?: HeadlineSize
  body: ReactNode
  primary?: ButtonLink
  secondary?: ButtonLink
  /** Of the words of the second button, as CSS; that of the text unless said. */
  secondaryTextColour?: string
  ground: Ground
  /** The text stands on a picture, which lets its ground shine through behind it (hero.css). */
  isOnPicture?: boolean
  isCentred?: boolean
}

/** A hero's title, text and calls to action. */
export function HeroText(props: HeroTextProps) {
  const { title, heading: Heading, size = 'HeadXL', body, ground, isOnPicture = false, isCentred = false } = props
  return (
    <div className={clsx('max-w-[46rem] min-w-0', isOnPicture ? 'scrim-box w-fit' : 'room', isCentred && centred)}>
      {isOnPicture && (
        <div
          className={clsx(
            'scrim',
            ground.className,
            !ground.isDark && 'scrim-light',
            isCentred ? 'scrim-center' : 'scrim-left',
          )}
          style={ground.style}
        />
      )}
      <Heading className={headlineClass[size]}>{title}</Heading>
      {body && <div className="mt-5 text-lg [&_.prose]:max-w-[44ch]">{body}</div>}
      <HeroButtons {...props} />
    </div>
  )
}

const centred = 'mx-auto text-center [&_.prose]:mx-auto'

function HeroButtons({ primary, secondary, secondaryTextColour, ground, isOnPicture, isCentred }: HeroTextProps) {
  if (primary === undefined && secondary === undefined) return null
  const color = ground.isDark && !isOnPicture ? 'light' : 'primary'
  return (
    <div className={clsx('mt-8 flex flex-wrap gap-4', isCentred && 'justify-center')}>
      {primary && <Button button={{ ...primary, color: primary.color ?? color, size: 'large' }} />}
      {secondary && (
        <div className="min-w-0" style={{ color: secondaryTextColour }}>
          <Button button={{ ...secondary, color: secondary.color ?? 'outline', size: 'large' }} cta="secondary" />
        </div>
      )}
    </div>
  )
}
