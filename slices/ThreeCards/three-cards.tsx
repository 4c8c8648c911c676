import { clsx } from 'clsx'
import { Card, CardArrow, CardTitle } from '@/components/ui/card'
import { groundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type PictureCard = { title: string; subtitle: string; picture: PictureSource; link: ContentLink | undefined }

type ThreeCardsViewProps = {
  cards: PictureCard[]
  isTitleCentered: boolean
  /** Ink on light; otherwise white on dark. */
  isLight: boolean
  /** Cards with a link are links as a whole; otherwise their titles are. */
  isInteractive: boolean
  /** The text stands on the picture, whose foot is shaded; otherwise on a plate of its own. */
  hasOverlay: boolean
}

type Layout = { columns: string; format: string; sizes: string }

/** Fewer cards share the whole width. Sizes are those of 16:9 pictures whose sides are cut off. */
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
          <li key={index}>
            <CardOnPicture {...card} {...look} {...format} isWholeLink={isInteractive && card.link !== undefined} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type CardOnPictureProps = PictureCard &
  Pick<ThreeCardsViewProps, 'isTitleCentered' | 'isLight' | 'hasOverlay'> & {
    isWholeLink: boolean
    format: string
    sizes: string
  }

function CardOnPicture({ title, subtitle, picture, link, isWholeLink, format, sizes, ...look }: CardOnPictureProps) {
  const { isTitleCentered, isLight, hasOverlay } = look
  const foot = (hasOverlay ? shades : plates)[isLight ? 'light' : 'dark']
  return (
    <Card
      ground={groundOf(isLight ? 'white' : 'dark', 'dark')}
      isWholeLink={isWholeLink}
      className={clsx('isolate aspect-4/3 justify-end', format)}
    >
      <Picture image={picture} sizes={sizes} className="full-bleed -z-1" />
      <div className={clsx('flex items-end gap-4', foot)}>
        <div className={clsx('min-w-0 grow', isTitleCentered && 'text-center')}>
          <CardTitle title={title} heading="h2" link={link} isWholeLink={isWholeLink} />
          <p className="mt-1 text-sm">{subtitle}</p>
        </div>
        {isWholeLink && !isTitleCentered && <CardArrow />}
      </div>
    </Card>
  )
}

/** The lower part, where the text stands, is dense enough for 4.5:1 on any picture. */
const shades = {
  dark: 'bg-linear-to-t from-ink via-ink/75 via-70% to-transparent px-6 pt-20 pb-6 md:pt-28',
  light: 'bg-linear-to-t from-paper via-paper/80 via-70% to-transparent px-6 pt-20 pb-6 md:pt-28',
}

const plates = { dark: 'm-3 rounded-sm bg-ink px-5 py-4', light: 'm-3 rounded-sm bg-paper px-5 py-4' }
