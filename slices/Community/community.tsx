import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from '@/components/ui/button'
import { backgroundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { SplitSlide } from '@/components/ui/split-slide'
import { WideCarousel } from '@/components/ui/wide-carousel'
import type { PictureSource } from '@/lib/core/picture'

export type CommunitySlide = { title: string; body: ReactNode; picture: PictureSource }

type CommunityViewProps = {
  title: string
  description: ReactNode
  picture: PictureSource | undefined
  button: ButtonLink | undefined
  slides: CommunitySlide[]
}

const BACKGROUND = backgroundOf('secondary', 'secondary')

export function CommunityView({ title, description, picture, button, slides }: CommunityViewProps) {
  return (
    <Section background={BACKGROUND} className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className={clsx('grid grid-cols-[minmax(0,1fr)] items-center gap-8', picture && 'md:grid-cols-2 md:gap-16')}>
        <div className="max-w-2xl">
          <h2 className="text-head-large">{title}</h2>
          {description && <div className="mt-4">{description}</div>}
          {button && <Button button={{ ...button, color: 'yellow' }} className="mt-8" />}
        </div>
        {picture && (
          <Picture
            image={picture}
            sizes="(min-width: 1280px) 568px, (min-width: 768px) 46vw, 92vw"
            className="aspect-video w-full rounded-card object-cover"
          />
        )}
      </div>
      {slides.length > 0 && (
        <WideCarousel
          label={title}
          isAutomatic
          slides={slides.map((slide, index) => (
            <SplitSlide key={index} {...slide} />
          ))}
        />
      )}
    </Section>
  )
}
