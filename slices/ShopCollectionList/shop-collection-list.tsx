import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ButtonLink } from '@/components/ui/button'
import { CardSectionHeader } from '@/components/ui/card-section-header'
import { backgroundOf } from '@/components/ui/colours'
import { PictureCard } from '@/components/ui/picture-card'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'
import { type HeadingTag, headingBelow } from '@/slices/readers/read'

export type ShopCollection = {
  picture: PictureSource
  title: string
  body: ReactNode
  button: ButtonLink | undefined
  /** Anchor of the card, for links: `#jerseys`. */
  hash: string | undefined
}

type ShopCollectionListViewProps = {
  title: string
  heading: HeadingTag
  content: ReactNode
  button: ButtonLink | undefined
  /** Cards per row on a wide screen, from 1 to 4. */
  perRow: number
  collections: ShopCollection[]
}

const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

const BACKGROUND = backgroundOf('light', 'light')

export function ShopCollectionListView({
  title,
  heading,
  content,
  button,
  perRow,
  collections,
}: ShopCollectionListViewProps) {
  const sizes = `(min-width: 1280px) ${Math.round(1200 / perRow)}px, (min-width: 500px) ${perRow === 1 ? 92 : 46}vw, 92vw`
  const hashes = collections.map(({ hash }) => hash)
  return (
    <Section background={BACKGROUND} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CardSectionHeader title={title} heading={heading} description={content} button={button} />
      <ul className={clsx('grid grid-cols-[minmax(0,1fr)] gap-6', columns[perRow])}>
        {collections.map(({ hash, ...collection }, index) => (
          <li key={index} id={hashes.indexOf(hash) === index ? hash : undefined} className="min-w-0">
            <PictureCard {...collection} heading={headingBelow(heading)} sizes={sizes} shape="aspect-4/3" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
