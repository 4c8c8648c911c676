import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ArrowBack, ArrowForward, PauseIcon, PlayIcon } from '../icons'
import type { CarouselOptions } from './attach-carousel'
import { CarouselBehaviour } from './lazy'

type CarouselProps = CarouselOptions & {
  /** Accessible name of the carousel: what the slides are about. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** Classes of each slide: its width in a row. */
  slideClassName?: string
  className?: string
  controlsClassName?: string
}

/**
 * A carousel, rendered as a row that scrolls and snaps, which also works without script. The behaviour makes it fade,
 * advance or stop at its ends. A single slide has no controls.
 */
export async function Carousel({
  label,
  slides,
  slideClassName,
  className,
  controlsClassName,
  ...options
}: CarouselProps) {
  const t = await getTranslations('carousel')
  const isAlone = slides.length < 2
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={clsx('carousel', options.transition === 'fade' ? 'carousel-fade' : 'carousel-row', className)}
    >
      {!isAlone && (
        <div data-needs-script className={clsx('carousel-controls', controlsClassName)}>
          <button type="button" data-carousel-previous="" aria-label={t('previous')} className="carousel-button">
            <ArrowBack className="size-5" />
          </button>
          {options.auto && (
            <button
              type="button"
              data-carousel-toggle=""
              aria-pressed="false"
              aria-label={t('pause')}
              className="carousel-button"
            >
              <PauseIcon className="carousel-pause size-5" />
              <PlayIcon className="carousel-play size-5" />
            </button>
          )}
          <button type="button" data-carousel-next="" aria-label={t('next')} className="carousel-button">
            <ArrowForward className="size-5" />
          </button>
        </div>
      )}
      {/* The track is focusable, so that the keyboard can scroll it without script, or if slides contain no links. */}
      <div data-carousel-track="" tabIndex={0} className="carousel-track">
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('slide', { position: index + 1, count: slides.length })}
            className={clsx('carousel-slide', slideClassName)}
          >
            {content}
          </div>
        ))}
      </div>
      {!isAlone && <CarouselBehaviour {...options} />}
    </div>
  )
}
