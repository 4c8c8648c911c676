import type { ReactNode } from 'react'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

type Slide = { headline: string; text: ReactNode; image: PictureSource; mobile: PictureSource | undefined }

type HeroCarouselViewProps = {
  slides: Slide[]
  /** Whether it is the page's first section: its first headline is the page's, its first picture the page's main one. */
  leads: boolean
}

/** Changes the slide every 4 seconds, with a fade of 1 second (SL-hero_carousel-03, SL-hero_carousel-04). */
const TIMING = { firstShorterMs: 0 }

export function HeroCarouselView({ slides, leads }: HeroCarouselViewProps) {
  return (
    <section className="bg-ink text-paper" data-background="dark">
      <Carousel
        label={slides[0]?.headline ?? ''}
        transition="fade"
        auto={TIMING}
        controlsClassName="absolute end-[max(var(--gutter),calc(50%-var(--content-width)/2))] bottom-6 z-(--layer-raised) mb-0"
        slides={slides.map((slide, index) => ({
          key: `${index}-${slide.headline}`,
          content: <HeroSlide {...slide} isFirst={index === 0} leads={leads} />,
        }))}
      />
    </section>
  )
}

function HeroSlide({ headline, text, image, mobile, isFirst, leads }: Slide & { isFirst: boolean; leads: boolean }) {
  const Heading = isFirst && leads ? 'h1' : 'h2'
  return (
    <div className="relative isolate grid min-h-[min(80svh,48rem)]">
      <Picture
        image={image}
        mobile={mobile}
        sizes="100vw"
        mobileCrop="3:4"
        isHero={isFirst && leads}
        className="full-bleed -z-2"
      />
      <div className="absolute inset-0 -z-1 shade-up" />
      <div className="container self-end pt-40 pb-24">
        <Heading className="max-w-4xl text-head-xl">{headline}</Heading>
        {text && <div className="mt-4 max-w-2xl text-lg">{text}</div>}
      </div>
    </div>
  )
}
