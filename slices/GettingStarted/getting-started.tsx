import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ButtonLink } from '@/components/ui/button'
import { CONTROLS_BESIDE_TITLE } from '@/components/ui/card-carousel'
import { Section } from '@/components/ui/section'
import { SplitSlide } from '@/components/ui/split-slide'
import { WideCarousel } from '@/components/ui/wide-carousel'
import type { PictureSource } from '@/lib/core/picture'

export type StartSlide = {
  title: string
  body: ReactNode
  picture: PictureSource
  mobile: PictureSource | undefined
  buttons: ButtonLink[]
}

export function GettingStartedView({ title, slides }: { title: string; slides: StartSlide[] }) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className={clsx('text-head-large', CONTROLS_BESIDE_TITLE.title)}>{title}</h2>
      <WideCarousel
        label={title}
        controlsClassName={CONTROLS_BESIDE_TITLE.controls}
        isAutomatic
        slides={slides.map((slide, index) => (
          <SplitSlide key={index} {...slide} />
        ))}
      />
    </Section>
  )
}
