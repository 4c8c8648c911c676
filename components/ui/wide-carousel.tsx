import type { ReactNode } from 'react'
import { CARD_TIMING } from './card-carousel'
import { Carousel } from './carousel/carousel'

type WideCarouselProps = {
  /** What the slides are about, for those who don't see them. */
  label: string
  slides: ReactNode[]
  /** Moves on by itself and wraps; otherwise it ends at its ends. */
  isAutomatic?: boolean
  controlsClassName?: string
}

/** Slides of the content's whole width, one at a time. */
export function WideCarousel({ label, slides, isAutomatic = false, controlsClassName }: WideCarouselProps) {
  return (
    <Carousel
      label={label}
      transition="slide"
      auto={isAutomatic ? CARD_TIMING : undefined}
      controlsClassName={controlsClassName}
      slideClassName="w-full"
      slides={slides.map((content, index) => ({ key: String(index), content }))}
    />
  )
}
