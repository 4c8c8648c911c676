import { clsx } from 'clsx'
import { groundOf } from '@/components/ui/colours'
import { HeroText, type HeroTextProps } from '@/components/ui/hero-text'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'
import { ParallaxBehaviour } from './lazy'

type ParallaxViewProps = Pick<HeroTextProps, 'heading'> & {
  title: string
  far: PictureSource
  near: PictureSource | undefined
  /** The section opens its page: the far picture is the page's main one. */
  leads: boolean
}

const GROUND = groundOf('dark', 'dark')

export function ParallaxView({ title, heading, far, near, leads }: ParallaxViewProps) {
  return (
    <section data-ground="dark" className={clsx('parallax', GROUND.className)}>
      <Picture image={far} sizes="(min-width: 768px) 115vw, 220vw" isHero={leads} className="parallax-far" />
      <div className={clsx('container section-space parallax-stage', near && 'parallax-pair')}>
        <HeroText title={title} heading={heading} body={undefined} ground={GROUND} isOnPicture isCentred />
        {near && <Picture image={near} sizes="(min-width: 768px) 40vw, 70vw" className="parallax-near" />}
      </div>
      <ParallaxBehaviour />
    </section>
  )
}
