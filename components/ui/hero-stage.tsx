import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { HeroText, type HeroTextProps } from './hero-text'
import { Backdrop } from './video/backdrop'
import type { ResponsivePicture } from './video/background-video'

type HeroStageProps = Omit<HeroTextProps, 'isOnPicture'> & {
  /** Background picture; without it the hero is of one colour. */
  picture?: ResponsivePicture
  /** Whether the whole picture is darkened. */
  hasOverlay?: boolean
  /** Whether the section is the first on its page: its picture is the page's main one. */
  leads: boolean
  /** Alternative text of the picture. */
  label: string
  /** Cards that overlap the lower edge by half. */
  cards?: ReactNode
}

/** A hero whose cards overlap its lower edge: text on a picture or a plain background. */
export function HeroStage({ picture, hasOverlay = false, leads, label, cards, ...text }: HeroStageProps) {
  const { background } = text
  const tone = background.isDark ? 'dark' : undefined
  return (
    <section className="hero-stage" data-plain={cards ? '' : undefined}>
      <div
        data-background={tone}
        className={clsx('hero-background', picture && 'hero-background-tall', background.className)}
        style={background.style}
      >
        {picture && (
          <Backdrop pictures={[picture]} isHero={leads} label={label}>
            {hasOverlay && <div data-overlay="" className="absolute inset-0 bg-ink/40" />}
          </Backdrop>
        )}
        <div className="container my-auto">
          <HeroText {...text} isOnPicture={picture !== undefined} />
        </div>
      </div>
      {cards && (
        <div data-background={tone} className="hero-cards container">
          {cards}
        </div>
      )}
    </section>
  )
}
