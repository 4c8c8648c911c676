import type { ReactNode } from 'react'
import { CARD_TIMING } from './card-carousel'
import { Carousel } from './carousel/carousel'

type WideCarouselProps = {
  /** Accessible name: what the slides are about. */
  label: string
  slides: ReactNode[]
  /** Whether it advances automatically and wraps; otherwise it stops at its ends. */
  isAutomatic?: boolean
  controlsClassName?: string
}

/** A carousel with slides of the content's whole width. */
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
