import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Carousel } from './carousel/carousel'
import { Section } from './section'

/** Advances every 4 seconds, the first time 750 ms sooner (decisions.md, "Carousels"; PB-046). */
export const CARD_TIMING = { firstShorterMs: 750 }

/** `sizes` of a card: most of a phone's width, half, or a third of the content's. */
export const CARD_SIZES = '(min-width: 1200px) 384px, (min-width: 1024px) 31vw, (min-width: 500px) 45vw, 82vw'

/**
 * Classes that place a carousel's buttons beside its title on wide screens: for the buttons, and for the title, which
 * leaves room for them.
 */
export const CONTROLS_BESIDE_TITLE = { controls: 'carousel-controls-beside', title: 'md:pe-44' }

/** A titled section with a row of cards that advances automatically. */
export function CardCarousel({ title, cards }: { title: string; cards: ReactNode[] }) {
  return (
    <Section>
      <h2 className={clsx('mb-4 text-head-large', CONTROLS_BESIDE_TITLE.title)}>{title}</h2>
      <Carousel
        label={title}
        transition="slide"
        auto={CARD_TIMING}
        controlsClassName={CONTROLS_BESIDE_TITLE.controls}
        slideClassName="carousel-card"
        slides={cards.map((content, index) => ({ key: String(index), content }))}
      />
    </Section>
  )
}
