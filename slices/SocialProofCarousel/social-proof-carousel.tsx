import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { backgroundOf } from '@/components/ui/colours'
import { fitHeadline } from '@/components/ui/fit-headline'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { Speaker } from '@/components/ui/speaker'
import { WideCarousel } from '@/components/ui/wide-carousel'
import type { PictureSource } from '@/lib/core/picture'

/**
 * Class names (social-proof-carousel.css). The `… missing` ones, for fields without a value, have the default look:
 * white on dark, without animation.
 */
export type SlideTheme = 'dark' | 'light' | 'slide_theme missing'
export type SlideAnimation = 'rise' | 'zoom' | 'slide_animation missing'

export type SocialSlide = {
  quote: string
  name: string
  lines: string[]
  picture: PictureSource
  portrait: PictureSource
  theme: SlideTheme
  animation: SlideAnimation
}

type SocialProofCarouselViewProps = {
  /** Whether the text is on the shaded picture; otherwise in a box. */
  hasOverlay: boolean
  slides: SocialSlide[]
}

export async function SocialProofCarouselView({ hasOverlay, slides }: SocialProofCarouselViewProps) {
  const t = await getTranslations('sections')
  return (
    <Section>
      <WideCarousel
        label={t('voices')}
        controlsClassName="social-controls"
        slides={slides.map((slide, index) => (
          <Slide key={index} {...slide} hasOverlay={hasOverlay} />
        ))}
      />
    </Section>
  )
}

type SlideProps = SocialSlide & { hasOverlay: boolean }

function Slide({ quote, picture, theme, animation, hasOverlay, ...speaker }: SlideProps) {
  const background = backgroundOf(theme === 'light' ? 'white' : 'dark', 'dark')
  return (
    <div
      className={clsx('social-slide', theme, animation, background.className)}
      data-background={background.isDark ? 'dark' : undefined}
    >
      <Picture
        image={picture}
        sizes="(min-width: 1280px) 1200px, (min-width: 768px) 94vw, 160vw"
        className="social-slide-picture"
      />
      <div
        data-overlay={hasOverlay ? '' : undefined}
        className={hasOverlay ? 'social-slide-shade' : clsx('social-slide-plate', background.className)}
      >
        <figure className="social-slide-words">
          <blockquote className="social-slide-quote text-head-large" style={fitHeadline(quote)}>
            {quote}
          </blockquote>
          <Speaker {...speaker} />
        </figure>
      </div>
    </div>
  )
}
