import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { HeroText, type HeroTextProps } from './hero-text'
import { Backdrop } from './video/backdrop'
import type { ResponsivePicture } from './video/background-video'

type HeroStageProps = Omit<HeroTextProps, 'isOnPicture'> & {
  /** Fills the ground; without it the ground is plain. */
  picture?: ResponsivePicture
  /** Darkens the whole picture. */
  hasOverlay?: boolean
  /** The section opens its page: the picture is the page's main one. */
  leads: boolean
  /** What the picture is about, for those who don't see it. */
  label: string
  /** They lie half on the stage and half below it. */
  cards?: ReactNode
}

/** A hero whose cards reach over its lower edge: text on a picture or a plain ground, and what it opens up to below. */
export function HeroStage({ picture, hasOverlay = false, leads, label, cards, ...text }: HeroStageProps) {
  const { ground } = text
  const tone = ground.isDark ? 'dark' : undefined
  return (
    <section className="hero-stage" data-plain={cards ? '' : undefined}>
      <div
        data-ground={tone}
        className={clsx('hero-ground', picture && 'hero-ground-tall', ground.className)}
        style={ground.style}
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
        <div data-ground={tone} className="hero-cards container">
          {cards}
        </div>
      )}
    </section>
  )
}
