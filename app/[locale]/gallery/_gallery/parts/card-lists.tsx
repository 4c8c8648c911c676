import type { ReactNode } from 'react'
import { CardCarousel } from '@/components/ui/card-carousel'
import { CardGrid, GRID_SIZES } from '@/components/ui/card-grid'
import { CardRow } from '@/components/ui/card-row'
import { CardSectionHeader } from '@/components/ui/card-section-header'
import { PictureCard } from '@/components/ui/picture-card'
import type { PartGroup } from './part'
import { LINK, scene } from './samples'
import type { Words } from './words'

function threeCards({ title, short }: Words, heading: 'h3' | 'h4' = 'h4'): ReactNode[] {
  return ['alpine-dawn', 'harbour', 'velodrome'].map((name) => (
    <PictureCard
      key={name}
      picture={scene(name)}
      title={title}
      eyebrow={short}
      heading={heading}
      sizes={GRID_SIZES}
      link={LINK}
    />
  ))
}

export const cardLists: PartGroup = {
  title: 'Cards together',
  parts: [
    {
      name: 'CardSectionHeader',
      file: 'card-section-header.tsx',
      use: 'Above cards: their common title and text, with a button beside it where there is room.',
      isWide: true,
      examples: [
        {
          name: 'With everything',
          draw: ({ title, short, sentence, label }) => (
            <div className="container">
              <CardSectionHeader
                title={title}
                heading="h4"
                subtitle={short}
                description={<p>{sentence}</p>}
                button={{ label, link: LINK, color: 'outline' }}
              />
            </div>
          ),
        },
      ],
    },
    {
      name: 'CardGrid',
      file: 'card-grid.tsx',
      use: 'For cards that are all to be seen at once; the number of cards decides the columns.',
      isWide: true,
      examples: [
        {
          name: 'Three cards',
          draw: (words) => (
            <div className="container">
              <CardGrid cards={threeCards(words)} />
            </div>
          ),
        },
      ],
    },
    {
      name: 'CardRow',
      file: 'card-row.tsx',
      use: 'For cards that need not all be seen: one row, which scrolls where it is longer than the window.',
      isWide: true,
      examples: [
        {
          name: 'Six cards',
          draw: (words) => (
            <div className="container">
              <CardRow label={words.title} cards={[...threeCards(words), ...threeCards(words)]} />
            </div>
          ),
        },
      ],
    },
    {
      name: 'CardCarousel',
      file: 'card-carousel.tsx',
      use: 'For cards that present themselves one after the other; a visitor can stop them.',
      isWide: true,
      examples: [
        {
          name: 'Six cards under a title',
          draw: (words) => (
            <CardCarousel title={words.title} cards={[...threeCards(words, 'h3'), ...threeCards(words, 'h3')]} />
          ),
        },
      ],
    },
  ],
}
