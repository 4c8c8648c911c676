import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'
import type { HeadingTag } from '@/slices/readers/read'
import { ParallaxBehaviour } from './lazy'

type ParallaxViewProps = {
  title: string
  heading: HeadingTag
  far: PictureSource
  near: PictureSource | undefined
  /** Whether the section is the first on its page: the far picture is the page's main one. */
  leads: boolean
}

export function ParallaxView({ title, heading: Heading, far, near, leads }: ParallaxViewProps) {
  return (
    <section data-background="dark" className="parallax bg-ink text-paper">
      <Picture image={far} sizes="(min-width: 768px) 115vw, 220vw" isHero={leads} className="parallax-far" />
      {/* Large text needs a contrast of 3:1 even on a white picture; half-transparent ink gives 3.7:1. */}
      <div data-overlay="" className="absolute inset-0 -z-1 bg-ink/50" />
      <div className={clsx('container section-space parallax-stage', near && 'parallax-pair')}>
        <div className={clsx('room w-full max-w-3xl', !near && 'mx-auto text-center')}>
          <Heading className="text-head-xl">{title}</Heading>
        </div>
        {near && <Picture image={near} sizes="(min-width: 768px) 40vw, 70vw" className="parallax-near" />}
      </div>
      <ParallaxBehaviour />
    </section>
  )
}
