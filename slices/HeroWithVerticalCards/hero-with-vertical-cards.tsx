import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { CardOnPicture } from '@/components/ui/card-on-picture'
import { backgroundOf } from '@/components/ui/colours'
import { HeroText, type HeroTextProps } from '@/components/ui/hero-text'
import type { PictureSource } from '@/lib/core/picture'

export type VerticalCard = { picture: PictureSource; title: string; body: ReactNode }

type HeroWithVerticalCardsViewProps = {
  hero: Omit<HeroTextProps, 'background'>
  cards: VerticalCard[]
  cardHeading: ComponentProps<typeof CardOnPicture>['heading']
}

const BACKGROUND = backgroundOf('dark', 'dark')
const SIZES = '(min-width: 1280px) 312px, (min-width: 1024px) 26vw, (min-width: 500px) 46vw, 94vw'

export function HeroWithVerticalCardsView({ hero, cards, cardHeading }: HeroWithVerticalCardsViewProps) {
  return (
    <section data-background="dark" className={clsx('hero-background', BACKGROUND.className)}>
      <div className={clsx('container grid gap-12 lg:gap-16', cards.length > 0 && 'lg:grid-cols-[5fr_6fr]')}>
        <div className="min-w-0 self-start lg:sticky lg:top-[calc(var(--header-height)+4rem)]">
          <HeroText {...hero} background={BACKGROUND} />
        </div>
        {cards.length > 0 && (
          <ul className={clsx('grid min-w-0 gap-4 md:gap-6', cards.length > 1 && 'sm:grid-cols-2 lg:pb-16')}>
            {cards.map(({ body, ...card }, index) => (
              <li key={index} className="min-w-0 lg:even:translate-y-16">
                <CardOnPicture
                  {...card}
                  heading={cardHeading}
                  link={undefined}
                  isWholeLink={false}
                  isTitleCentered={false}
                  isLight={false}
                  hasOverlay
                  sizes={SIZES}
                  crop="3:4"
                  className="min-h-96 lg:min-h-[28rem]"
                >
                  <div className="mt-2 text-sm">{body}</div>
                </CardOnPicture>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
