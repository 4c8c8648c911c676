import { clsx } from 'clsx'
import { CardOnPicture } from '@/components/ui/card-on-picture'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type ThreeCard = { title: string; subtitle: string; picture: PictureSource; link: ContentLink | undefined }

type ThreeCardsViewProps = {
  cards: ThreeCard[]
  isTitleCentered: boolean
  /** Dark text on a light background; otherwise white on dark. */
  isLight: boolean
  /** Whether a whole card is the link; otherwise only its title is. */
  isInteractive: boolean
  /** Whether the text is on the picture, whose lower part is shaded; otherwise it has a box of its own. */
  hasOverlay: boolean
}

type Layout = { columns: string; format: string; sizes: string }

/**
 * Layout by number of cards: fewer cards share the whole width. `sizes` are for 16:9 pictures that are cropped at their
 * sides.
 */
const layouts: Record<number, Layout> = {
  1: { columns: '', format: 'md:aspect-21/9', sizes: '(min-width: 1280px) 1200px, (min-width: 768px) 94vw, 125vw' },
  2: {
    columns: 'md:grid-cols-2',
    format: 'md:aspect-4/3',
    sizes: '(min-width: 1280px) 784px, (min-width: 768px) 63vw, 125vw',
  },
}
const three: Layout = {
  columns: 'md:grid-cols-3',
  format: 'md:aspect-3/4',
  sizes: '(min-width: 1280px) 910px, (min-width: 768px) 72vw, 125vw',
}

export function ThreeCardsView({ cards, isInteractive, ...look }: ThreeCardsViewProps) {
  const { columns, ...format } = layouts[cards.length] ?? three
  return (
    <Section>
      <ul className={clsx('grid gap-6', columns)}>
        {cards.map((card, index) => (
          <li key={index} className="grid grid-cols-[minmax(0,1fr)]">
            <CardOnPicture
              {...card}
              {...look}
              heading="h2"
              sizes={format.sizes}
              className={clsx('aspect-4/3 h-auto', format.format)}
              isWholeLink={isInteractive && card.link !== undefined}
            >
              <p className="mt-1 text-sm">{card.subtitle}</p>
            </CardOnPicture>
          </li>
        ))}
      </ul>
    </Section>
  )
}
