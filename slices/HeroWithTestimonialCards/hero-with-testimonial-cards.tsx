import type { ComponentProps } from 'react'
import { Card } from '@/components/ui/card'
import { CardRow } from '@/components/ui/card-row'
import { backgroundOf } from '@/components/ui/colours'
import { HeroStage } from '@/components/ui/hero-stage'
import { Picture } from '@/components/ui/picture'
import { addressAt, type PictureSource } from '@/lib/core/picture'

export type Testimonial = {
  /** Background of the quote. */
  picture: PictureSource | undefined
  avatar: PictureSource
  quote: string
  author: string | undefined
  /** Description of the author in up to two lines. */
  bio: string[]
}

type HeroWithTestimonialCardsViewProps = Omit<ComponentProps<typeof HeroStage>, 'cards' | 'picture' | 'hasOverlay'> & {
  testimonials: Testimonial[]
}

const SIZES = '(min-width: 1024px) 448px, (min-width: 768px) 296px, 78vw'

/** Twice the size at which an avatar is drawn (SL-hero_with_testimonial_cards-08). */
const AVATAR_WIDTH = 96

export function HeroWithTestimonialCardsView({ testimonials, ...hero }: HeroWithTestimonialCardsViewProps) {
  const row = testimonials.map((testimonial, index) => <QuoteCard key={index} {...testimonial} />)
  return <HeroStage {...hero} cards={row.length > 0 && <CardRow label={hero.label} cards={row} />} />
}

function QuoteCard({ picture, avatar, quote, author, bio }: Testimonial) {
  return (
    <Card background={backgroundOf(picture ? 'dark' : 'white', 'white')} className="isolate min-h-96">
      {picture && (
        <>
          <Picture image={picture} sizes={SIZES} crop="4:5" className="full-bleed -z-2" />
          <div className="absolute inset-0 -z-1 bg-ink/78" />
        </>
      )}
      <figure className="flex grow flex-col gap-6 p-6">
        <blockquote className="grow font-display text-xl font-bold">
          <QuoteMark isDark={picture !== undefined} />
          <p>{quote}</p>
        </blockquote>
        <figcaption className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-4 text-sm">
          <img
            src={addressAt(avatar, AVATAR_WIDTH, { shape: '1:1' })}
            alt={avatar.alt}
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            className="size-12 rounded-full bg-mist object-cover"
          />
          <div>
            {author !== undefined && <p className="font-semibold">{author}</p>}
            {bio.map((line, index) => (
              <p key={index} className={picture ? 'text-muted-on-ink' : 'text-muted'}>
                {line}
              </p>
            ))}
          </div>
        </figcaption>
      </figure>
    </Card>
  )
}

const QuoteMark = ({ isDark }: { isDark: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 40 28"
    fill="currentColor"
    className={isDark ? 'mb-4 h-8 text-yellow' : 'mb-4 h-8 text-orange'}
  >
    <path d="M0 28V16C0 6 5 1 15 0v6c-4 1-6 3-6 7h6v15zm22 0V16C22 6 27 1 37 0v6c-4 1-6 3-6 7h6v15z" />
  </svg>
)
