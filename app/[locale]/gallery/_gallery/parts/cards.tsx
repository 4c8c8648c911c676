import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card, CardArrow, CardTitle } from '@/components/ui/card'
import { GRID_SIZES } from '@/components/ui/card-grid'
import { CardOnPicture, type CardOnPictureLook } from '@/components/ui/card-on-picture'
import { backgroundOf } from '@/components/ui/colours'
import { LinkCard } from '@/components/ui/link-card'
import { PictureCard } from '@/components/ui/picture-card'
import { PlaySign } from '@/components/ui/play-sign'
import type { Example, PartGroup } from './part'
import { LINK, scene } from './samples'

/** A card in the width that it has in a grid. */
const inColumn = (card: ReactNode) => <div className="w-full max-w-96">{card}</div>

const onPicture: readonly { name: string; look: CardOnPictureLook }[] = [
  { name: 'Shaded', look: { isTitleCentered: false, isLight: false, hasOverlay: true } },
  { name: 'Shaded, light', look: { isTitleCentered: false, isLight: true, hasOverlay: true } },
  { name: 'With its text in a box, centred', look: { isTitleCentered: true, isLight: false, hasOverlay: false } },
]

const plainCards: Example[] = (['white', 'dark', 'primary'] as const).map((ground) => ({
  name: `On ${ground}, all of it a link`,
  isFocused: ground === 'primary',
  draw: ({ title, sentence }) =>
    inColumn(
      <Card background={backgroundOf(ground, 'white')} isWholeLink>
        <div className="room flex items-end justify-between gap-4 p-6">
          <div className="min-w-0">
            <CardTitle title={title} heading="h4" link={LINK} isWholeLink />
            <p className="mt-2">{sentence}</p>
          </div>
          <CardArrow />
        </div>
      </Card>,
    ),
}))

export const cards: PartGroup = {
  title: 'Cards',
  parts: [
    {
      name: 'Card',
      file: 'card.tsx',
      use: 'Around one of several things of a kind; the other cards are made of it, and are the first choice.',
      examples: [
        ...plainCards,
        {
          name: 'Its title alone a link',
          draw: ({ title, sentence }) =>
            inColumn(
              <Card background={backgroundOf('light', 'white')}>
                <div className="room p-6">
                  <CardTitle title={title} heading="h4" link={LINK} />
                  <p className="mt-2">{sentence}</p>
                </div>
              </Card>,
            ),
        },
      ],
    },
    {
      name: 'PictureCard',
      file: 'picture-card.tsx',
      use: 'A picture above a title and a few sentences: the card of grids, rows and carousels.',
      examples: [
        {
          name: 'A link, with a badge and a line at its foot',
          draw: ({ title, sentence, short }) =>
            inColumn(
              <PictureCard
                picture={scene('hairpins')}
                title={title}
                eyebrow={short}
                body={<p>{sentence}</p>}
                heading="h4"
                sizes={GRID_SIZES}
                link={LINK}
                badge={<Badge label={short} color="yellow" />}
                footer={short}
              />,
            ),
        },
        {
          name: 'With a button, on dark',
          draw: ({ title, sentence, label }) =>
            inColumn(
              <PictureCard
                picture={scene('night-city')}
                title={title}
                body={<p>{sentence}</p>}
                heading="h4"
                sizes={GRID_SIZES}
                background={backgroundOf('dark', 'dark')}
                button={{ label, link: LINK }}
              />,
            ),
        },
        {
          name: 'That leads to a video',
          draw: ({ title }) =>
            inColumn(
              <PictureCard
                picture={scene('snow-ridge')}
                title={title}
                heading="h4"
                sizes={GRID_SIZES}
                link={LINK}
                overlay={<PlaySign />}
              />,
            ),
        },
      ],
    },
    {
      name: 'CardOnPicture',
      file: 'card-on-picture.tsx',
      use: 'Where the picture says more than the words: a card that is its picture, with the text at the bottom.',
      examples: onPicture.map(({ name, look }) => ({
        name,
        draw: ({ title, sentence, short }) =>
          inColumn(
            <CardOnPicture
              {...look}
              picture={scene('pine-climb')}
              sizes={GRID_SIZES}
              crop="4:5"
              eyebrow={look.isLight ? undefined : short}
              title={title}
              heading="h4"
              link={LINK}
              isWholeLink
              className="aspect-4/5 h-auto"
            >
              <p className="mt-2">{sentence}</p>
            </CardOnPicture>,
          ),
      })),
    },
    {
      name: 'LinkCard',
      file: 'link-card.tsx',
      use: 'For an article or an event: all of the card is the link, and those of both kinds look alike.',
      examples: [
        {
          name: 'An article with a badge',
          draw: ({ title, short, name }) =>
            inColumn(
              <LinkCard
                kind="article"
                title={title}
                href={LINK.href}
                image={scene('windmills')}
                heading="h3"
                sizes={GRID_SIZES}
                badge={<Badge label={short} />}
                eyebrow={short}
                footer={name}
              />,
            ),
        },
        {
          name: 'An event that is no link',
          draw: ({ title, short }) =>
            inColumn(
              <LinkCard
                kind="event"
                title={title}
                href={undefined}
                image={scene('fjord')}
                heading="h3"
                sizes={GRID_SIZES}
                eyebrow={short}
              />,
            ),
        },
      ],
    },
  ],
}
