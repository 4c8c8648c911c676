import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CONTROLS_BESIDE_TITLE } from '@/components/ui/card-carousel'
import { Section } from '@/components/ui/section'
import { SplitSlide } from '@/components/ui/split-slide'
import { WideCarousel } from '@/components/ui/wide-carousel'
import type { PictureSource } from '@/lib/core/picture'

export type ImageTextSlide = { picture: PictureSource; title: string; body: ReactNode }

export function ImageTextCarouselView({ title, slides }: { title: string | undefined; slides: ImageTextSlide[] }) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {title !== undefined && <h2 className={clsx('text-head-large', CONTROLS_BESIDE_TITLE.title)}>{title}</h2>}
      <WideCarousel
        label={title ?? slides[0]?.title ?? ''}
        controlsClassName={title === undefined ? undefined : CONTROLS_BESIDE_TITLE.controls}
        slides={slides.map((slide, index) => (
          <SplitSlide key={index} {...slide} />
        ))}
      />
    </Section>
  )
}
